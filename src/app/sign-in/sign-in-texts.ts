import { useLingui } from '@lingui/react/macro';

/** Where the drawer stands: the specification words some messages differently on each. */
export type SignInSurface = 'account' | 'blog' | 'downloads';

/** What the drawer says on that surface. */
export function useSignInTexts(surface: SignInSurface) {
  const { t } = useLingui();
  const isDownloads = surface === 'downloads';
  return {
    registered: isDownloads ? t`Registration successful. OTP sent to your email.` : t`OTP sent to your email`,
    registerFailed: t`Registration failed`,
    loggedIn: surface === 'account' ? t`OTP sent to your email` : t`OTP sent to your email.`,
    loginFailed: t`Login failed`,
    forgotten: isDownloads ? t`Password reset email sent.` : t`Password reset email sent`,
    forgotFailed: isDownloads ? t`Password reset request failed.` : t`Password reset request failed`,
    verified: t`OTP verified successfully`,
    verifyFailed: t`OTP verification failed`,
  };
}
