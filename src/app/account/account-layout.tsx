import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router';
import { call } from '#app/calls/call.ts';
import type { PageHandle } from '#app/page/page-handle.ts';
import { session } from '#app/session.ts';
import { PageHeader } from '#ui/section.tsx';
import { SidebarNav } from '#ui/sidebar-nav.tsx';
import { AccountSkeleton } from './account-skeleton.tsx';
import { Denied } from './denied.tsx';
import { FileFrame } from './file-frame.tsx';
import { type Scope, useGuard } from './use-guard.ts';

/** What the layout offers each page of the client area through `useOutletContext`. */
export type AccountContext = { scope: Scope };

export const handle = { unlisted: true, enquiry: 'folded' } as const satisfies PageHandle;

/** The client area. The shell is the same for everybody; private data are loaded in the browser, after the guard. */
export default function AccountLayout() {
  const { t } = useLingui();
  const guard = useGuard();
  const navigate = useNavigate();
  const [isLeaving, setLeaving] = useState(false);

  function logOut() {
    setLeaving(true);
    // Sent while the token is still there. Whether or not the call succeeds, this browser forgets the token.
    void call('POST /client/logout', { keepalive: true });
    session.end();
    navigate('/');
  }

  if (guard.state === 'loading' || isLeaving || guard.state !== 'allowed') {
    // Of one height, so that the footer stays where it is when the answer comes.
    const isWaiting = guard.state === 'loading' || guard.state === 'allowed';
    return <div className="min-h-216">{isWaiting ? <AccountSkeleton /> : <Denied guard={guard} />}</div>;
  }
  // Passed as an element, because `<Trans>` would treat a tag inside a name as one of its own.
  const name = guard.client.name?.trim() && <>{guard.client.name}</>;
  // Otherwise it would fill the whole window of a phone.
  const isLong = (guard.client.name ?? '').length > 40;
  const context: AccountContext = { scope: guard.scope };
  return (
    <>
      <PageHeader
        title={
          name ? (
            <span className={isLong ? 'block text-2xl leading-snug md:text-4xl' : undefined}>
              <Trans>
                Hello, <bdi>{name}</bdi>
              </Trans>
            </span>
          ) : (
            t`Your account`
          )
        }
      />
      <FileFrame tabs={<AccountMenu onLogOut={logOut} />}>
        <section aria-label={t`Client area`}>
          <Outlet context={context} />
        </section>
      </FileFrame>
    </>
  );
}

/** The seven entries, in the specification's order; the last one logs the client out. */
function AccountMenu({ onLogOut }: { onLogOut: () => void }) {
  const { t } = useLingui();
  const { pathname } = useLocation();
  const pages = [
    { label: t`Account`, to: '/account' },
    { label: t`Comments`, to: '/account/comments' },
    { label: t`Brochures`, to: '/account/brochures' },
    { label: t`Tutorials`, to: '/account/tutorials' },
    { label: t`Projects`, to: '/account/projects' },
    { label: t`Profile`, to: '/account/profile' },
  ];
  const items = pages.map((page) => ({ ...page, current: page.to === pathname.replace(/\/$/, '') }));
  return (
    <SidebarNav
      label={t`Client area`}
      currentLabel={items.find((item) => item.current)?.label}
      items={items}
      action={{ label: t`Logout`, onPress: onLogOut }}
    />
  );
}
