import { useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router';
import { menuFor } from '#desk/menu.ts';
import { useMe } from './use-me.ts';
import { useSignOut } from './use-sign-out.ts';

/** What the palette goes to or does. */
export type Command = { key: string; name: string; about: string; run: () => void };

/** Every screen that somebody may open, and what can be done from all of them. */
export function useCommands(): Command[] {
  const { t, i18n } = useLingui();
  const { roles } = useMe();
  const navigate = useNavigate();
  const signOut = useSignOut();
  const screens = menuFor(roles)
    .flatMap(({ entries }) => entries)
    .map(({ to, name, about }) => ({ key: to, name: i18n._(name), about: i18n._(about), to }));
  return [
    { key: '/', name: t`Overview`, about: t`The screens that you may open`, to: '/' },
    ...screens,
    { key: '/account', name: t`Your account`, about: t`Ways to sign in, sessions, language`, to: '/account' },
  ]
    .map(({ to, ...command }) => ({ ...command, run: () => void navigate(to) }))
    .concat({
      key: 'sign-out',
      name: t`Sign out`,
      about: t`Ends your session in this browser`,
      run: () => void signOut(),
    });
}

/** Looks for what was typed among what has a search of its own. */
export function useSearches(words: string): Command[] {
  const { t } = useLingui();
  const { roles } = useMe();
  const navigate = useNavigate();
  if (!words) return [];
  const own = new Set(menuFor(roles).flatMap(({ entries }) => entries.map(({ to }) => to)));
  return [
    {
      to: '/law',
      name: t`Find “${words}” among the orders`,
      about: t`By number, title, product, standard or customs code`,
    },
    { to: '/inbox', name: t`Find “${words}” among the leads`, about: t`By name, address, company, message or number` },
  ]
    .filter(({ to }) => own.has(to))
    .map(({ to, ...command }) => ({
      ...command,
      key: `find${to}`,
      run: () => void navigate(`${to}?q=${encodeURIComponent(words)}`),
    }));
}
