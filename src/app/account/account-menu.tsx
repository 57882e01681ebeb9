import { useLingui } from '@lingui/react/macro';
import { useLocation } from 'react-router';
import { SidebarNav } from '#ui/sidebar-nav.tsx';

/** The seven entries, in the specification's order; the last one logs the client out. */
export function AccountMenu({ onLogOut }: { onLogOut: () => void }) {
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
