import { useLocation, useNavigate } from 'react-router';
import type { CallAnswer } from '#app/calls/site-calls.ts';
import { session } from '#app/session.ts';
import { closeDialog } from '#ui/overlays/dialog.tsx';
import { useToast } from '#ui/overlays/toast.tsx';
import { saveMessageForReload } from './message-after-reload.ts';
import type { SignInSurface } from './use-sign-in-texts.ts';

/** Called after the one-time password: stores the session, closes the drawer and continues as its surface requires. */
export function useSignedIn(surface: SignInSurface, drawer: string) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const toast = useToast();
  const reloads = surface === 'downloads' || (surface === 'account' && /^\/account(\/|$)/.test(pathname));

  return ({ token, client }: CallAnswer<'POST /client/verify-login-otp'>, message: string) => {
    // Before the session begins, because the account button would open the client area if it found the drawer open.
    closeDialog(drawer);
    session.start(token, client);
    if (reloads) {
      saveMessageForReload(message);
      location.reload();
      return;
    }
    toast.success(message);
    if (surface === 'account') navigate('/account');
  };
}
