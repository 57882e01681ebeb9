import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router';
import { call } from '#app/calls/call.ts';
import { useSession } from '#app/session.ts';
import { IconButton } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';

/** Leads to the client area if the visitor is logged in; otherwise it opens the account drawer. */
export function AccountButton() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const token = useSession()?.token;
  const loggedIn = token !== undefined;

  useEffect(() => {
    // A session that has ended elsewhere is forgotten by the answer.
    if (token) void call('GET /check-token');
  }, [token]);

  useEffect(() => {
    // Pressed before the script had loaded: the drawer opened, because the session was not known yet.
    const drawer = document.getElementById('account');
    if (loggedIn && drawer instanceof HTMLDialogElement && drawer.open) navigate('/account');
  }, [loggedIn, navigate]);

  if (!loggedIn) {
    return (
      <IconButton label={t`Log in or register`} command="show-modal" commandfor="account">
        <Icon name="user" />
      </IconButton>
    );
  }
  return (
    <Link
      to="/account"
      aria-label={t`Your account`}
      title={t`Your account`}
      className="inline-flex size-11 shrink-0 items-center justify-center rounded-sm text-assay"
    >
      <Icon name="user" />
    </Link>
  );
}
