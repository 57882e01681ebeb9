import type { FieldValues } from 'react-hook-form';
import type { useSignInTexts } from './use-sign-in-texts.ts';

export type SignInMode = 'register' | 'login' | 'forgot';

/** The props that the form of each mode receives. */
export type SignInFormProps<Input> = {
  /** Prefix of the ids of its fields. */
  id: string;
  texts: ReturnType<typeof useSignInTexts>;
  /** The values entered before, in this mode or another. */
  draft: Partial<Record<string, string>>;
  hideServerErrors: boolean;
  /** Called when the call has succeeded, with what was sent and the values of the form. */
  onDone: (input: Input, values: FieldValues) => void;
  onSwitch: (mode: SignInMode, values: FieldValues) => void;
};
