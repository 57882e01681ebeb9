import type { FieldValues } from 'react-hook-form';
import type { useSignInTexts } from './sign-in-texts.ts';

export type SignInMode = 'register' | 'login' | 'forgot';

/** What each mode of the drawer is given. */
export type SignInFormProps<Input> = {
  /** Begins the ids of its fields. */
  id: string;
  texts: ReturnType<typeof useSignInTexts>;
  /** What was typed before, in this mode or another. */
  draft: Partial<Record<string, string>>;
  hideServerErrors: boolean;
  /** The call went well: what was sent, and what stands in the form. */
  onDone: (input: Input, typed: FieldValues) => void;
  onSwitch: (mode: SignInMode, typed: FieldValues) => void;
};
