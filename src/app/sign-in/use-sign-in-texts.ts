import { useLingui } from '@lingui/react/macro';
import type { FieldValues } from 'react-hook-form';
import { accountTexts } from '#features/accounts/accounts.messages.ts';
import type { SignInMode } from './use-sign-in-mode.ts';

/** The place that the drawer is opened from; the specification words some messages differently for each. */
export type SignInSurface = 'account' | 'blog' | 'downloads';

/** The messages of the drawer on that surface. */
export function useSignInTexts(surface: SignInSurface) {
  const { i18n, t } = useLingui();
  const isDownloads = surface === 'downloads';
  return {
    registered: isDownloads ? t`Registration successful. OTP sent to your email.` : i18n._(accountTexts.otpSent),
    registerFailed: t`Registration failed`,
    loggedIn: surface === 'account' ? i18n._(accountTexts.otpSent) : t`OTP sent to your email.`,
    loginFailed: i18n._(accountTexts.loginFailed),
    resetRequested: isDownloads ? t`Password reset email sent.` : i18n._(accountTexts.resetSent),
    forgotFailed: isDownloads ? t`Password reset request failed.` : t`Password reset request failed`,
    verified: i18n._(accountTexts.otpVerified),
    verifyFailed: i18n._(accountTexts.otpFailed),
  };
}

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
  /** Called with the values of the form when another one takes its place. */
  onSwitch: (mode: SignInMode, values: FieldValues) => void;
};
