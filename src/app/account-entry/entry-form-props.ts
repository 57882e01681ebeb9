import type { FieldValues } from 'react-hook-form';
import type { useEntryTexts } from './entry-texts.ts';

export type EntryMode = 'register' | 'login' | 'forgot';

/** What each mode of the drawer is given. */
export type EntryFormProps<Input> = {
  /** Begins the ids of its fields. */
  id: string;
  texts: ReturnType<typeof useEntryTexts>;
  /** What was typed before, in this mode or another. */
  draft: Partial<Record<string, string>>;
  hideServerErrors: boolean;
  /** The call went well: what was sent, and what stands in the form. */
  onDone: (input: Input, typed: FieldValues) => void;
  onSwitch: (mode: EntryMode, typed: FieldValues) => void;
};
