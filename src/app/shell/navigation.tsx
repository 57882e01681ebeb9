import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { Link, NavLink, useLocation, useNavigate } from 'react-router';
import { call } from '#app/calls/call.ts';
import type { RootData } from '#app/page/root-data.ts';
import { useSession } from '#app/session.ts';
import { Button, IconButton } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Container } from '#ui/section.tsx';
import { Logo } from './logo.tsx';

/** The logo and the main links. The bar stays visible and condenses while the page is scrolled (shell.css). */
export function Navigation({ root }: { root: RootData }) {
  const { t, i18n } = useLingui();
  return (
    <div className="site-header no-print">
      <div className="site-header-ground" />
      <Container className="site-header-bar flex items-center gap-x-2">
        <Link to="/" className="me-auto flex text-ink" aria-label={t`${root.siteName}, home page`}>
          <Logo name={root.siteName} />
        </Link>
        <nav aria-label={t`Main navigation`} className="main-nav me-3">
          <ul className="main-links">
            {mainLinks.map(({ to, label }) => (
              <li key={to}>
                <NavLink
                  to={to}
                  className="current-marker inline-flex min-h-11 items-center border-b-2 border-transparent hover:border-gold aria-[current]:border-gold"
                >
                  {i18n._(label)}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <Button variant="secondary" command="show-modal" commandfor="schedule" className="me-2 max-lg:hidden">
          <Trans>Schedule a call</Trans>
        </Button>
        <IconButton label={t`Search`} command="show-modal" commandfor="search">
          <Icon name="search" />
        </IconButton>
        <AccountButton />
        <IconButton label={t`Menu`} command="show-modal" commandfor="menu" className="menu-button">
          <Icon name="menu" size={24} />
        </IconButton>
      </Container>
    </div>
  );
}

/** The links of the main navigation, shown beside the logo and in the menu on small screens. */
export const mainLinks = [
  { to: '/services', label: msg`Services` },
  { to: '/products', label: msg`Products` },
  { to: '/notifications', label: msg`Notifications` },
  { to: '/knowledge-base', label: msg`Knowledge base` },
  { to: '/blogs', label: msg`Blogs` },
] as const;

/** Leads to the client area if the visitor is logged in; otherwise it opens the account drawer. */
function AccountButton() {
  const { t } = useLingui();
  const navigate = useNavigate();
  // There the page asks itself, and says why it is closed; asked here first, the token would be forgotten before it does.
  const isClientArea = useLocation().pathname.startsWith('/account');
  const token = useSession()?.token;
  const loggedIn = token !== undefined;

  useEffect(() => {
    // A session that has ended elsewhere is forgotten by the answer.
    if (token && !isClientArea) void call('GET /check-token');
  }, [token, isClientArea]);

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
