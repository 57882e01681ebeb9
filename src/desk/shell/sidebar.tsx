import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router';
import { type Menu, menuFor } from '#desk/menu.ts';
import { Icon } from '#ui/icon.tsx';
import { openDialog } from '#ui/overlays/dialog.tsx';
import { useOnNavigate } from '#ui/use-on-navigate.ts';
import { DeskMark } from './desk-mark.tsx';
import { paletteId } from './palette.tsx';
import { siteAddress } from './site-address.ts';
import { useMe } from './use-me.ts';
import { useSignOut } from './use-sign-out.ts';

export const sidebarId = 'menu';

/** The screens of the desk that this person may open. On a small window it is a popover that the bar above opens. */
export function Sidebar() {
  const { t } = useLingui();
  const me = useMe();
  const signOut = useSignOut();
  const sidebar = useRef<HTMLElement>(null);
  useOnNavigate(() => sidebar.current?.hidePopover());
  const { pathname } = useLocation();
  // Newer browsers return a promise, which an effect must not.
  const showCurrent = () =>
    void sidebar.current?.querySelector('[aria-current="page"]')?.scrollIntoView({ block: 'nearest' });
  // The list is longer than the window, and the entry that is open may lie below it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another screen has another entry
  useEffect(showCurrent, [pathname]);

  return (
    <aside
      ref={sidebar}
      id={sidebarId}
      popover="auto"
      onToggle={showCurrent}
      className="desk-sidebar bg-basalt text-paper"
    >
      <DeskMark />
      <button type="button" onClick={() => openDialog(paletteId)} className="desk-find">
        <Icon name="search" size={16} />
        <span className="flex-1 text-start">
          <Trans>Find</Trans>
        </span>
        <kbd>{/Mac|iPhone|iPad/.test(navigator.platform) ? '⌘K' : 'Ctrl K'}</kbd>
      </button>
      <nav aria-label={t`Screens`} className="flex-1">
        {menuFor(me.roles).map((group) => (
          <MenuGroup key={group.name.id} group={group} />
        ))}
      </nav>
      <div className="mt-6 border-t border-basalt-rule pt-3">
        <NavLink to="/account" className="desk-entry current-marker">
          <span className="block font-semibold wrap-anywhere">{me.name || me.email}</span>
          <span className="block text-sm text-rule">
            <Trans>Your account</Trans>
          </span>
        </NavLink>
        <a href={siteAddress('/')} target="_blank" rel="noreferrer" className="desk-entry">
          <Trans>View the site</Trans>
        </a>
        <button type="button" onClick={() => void signOut()} className="desk-entry w-full text-start">
          <Trans>Sign out</Trans>
        </button>
      </div>
    </aside>
  );
}

function MenuGroup({ group: { name, entries, isFolded } }: { group: Menu[number] }) {
  const { i18n } = useLingui();
  const { pathname } = useLocation();
  const isHere = entries.some(({ to }) => pathname === to || pathname.startsWith(`${to}/`));
  const list = (
    <ul aria-label={i18n._(name)}>
      {entries.map((entry) => (
        <li key={entry.to}>
          <NavLink to={entry.to} end={entry.to === '/'} className="desk-entry current-marker">
            {i18n._(entry.name)}
          </NavLink>
        </li>
      ))}
    </ul>
  );
  if (isFolded)
    return (
      // Drawn anew when one of its screens is opened or left, so that the current entry is seen.
      <details key={String(isHere)} open={isHere} className="mt-5">
        <summary className="cursor-pointer px-5 py-1 text-xs text-rule">{i18n._(name)}</summary>
        {list}
      </details>
    );
  return (
    <div className="mt-5">
      <p aria-hidden="true" className="px-5 pb-1 text-xs text-rule">
        {i18n._(name)}
      </p>
      {list}
    </div>
  );
}
