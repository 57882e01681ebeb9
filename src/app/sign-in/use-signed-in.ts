import { useLocation, useNavigate } from 'react-router';
import type { CallAnswer } from '#app/calls/site-calls.ts';
import { session } from '#app/session.ts';
import { closeDialog } from '#ui/open-dialog.ts';
import { useToast } from '#ui/toast.tsx';
import { saveMessageForReload } from './message-after-reload.ts';
import type { SignInSurface } from './sign-in-texts.ts';

/** After the one-time password: keeps who is logged in, closes the drawer and goes on as its surface asks. */
export function useSignedIn(surface: SignInSurface, drawer: string) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const toast = useToast();
  const reloads = surface === 'downloads' || (surface === 'account' && /^\/account(\/|$)/.test(pathname));

  return ({ token, client }: CallAnswer<'POST /client/verify-login-otp'>, message: string) => {
    // Before the session begins: the account button goes to the client area where it finds the drawer open.
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
