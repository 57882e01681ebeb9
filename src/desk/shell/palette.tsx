import { Trans, useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, useEffect, useLayoutEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { menuFor } from '#desk/menu.ts';
import { controlClass } from '#ui/fields/field-frame.tsx';
import { closeDialog, Dialog, openDialog } from '#ui/overlays/dialog.tsx';
import { useMe } from './use-me.ts';
import { useSignOut } from './use-sign-out.ts';

export const paletteId = 'palette';
const inputId = `${paletteId}-words`;

type Command = { key: string; name: string; about: string; run: () => void };

/** Goes to any screen by its name, and finds orders and leads: Ctrl+K (⌘K) opens it everywhere, also out of a field. */
export function Palette() {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);

  // As soon as the desk is to be seen, also where a slow machine gets to effects later.
  useLayoutEffect(() => {
    const open = (event: globalThis.KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey)
        return;
      event.preventDefault();
      // Not over a question that must be answered first.
      if (!document.querySelector('dialog:modal')) openDialog(paletteId);
    };
    document.addEventListener('keydown', open);
    return () => document.removeEventListener('keydown', open);
  }, []);

  return (
    <Dialog id={paletteId} title={t`Find`} closeLabel={t`Close`} onToggle={setOpen}>
      {/* Drawn anew for each opening, so that it begins empty. */}
      <Finder key={String(isOpen)} isOpen={isOpen} />
    </Dialog>
  );
}

function Finder({ isOpen }: { isOpen: boolean }) {
  const { t } = useLingui();
  const commands = useCommands();
  const [words, setWords] = useState('');
  const [active, setActive] = useState(0);
  const named = commands.filter(({ name, about }) => isIn(words, `${name} ${about}`));
  const searches = useSearches(words.trim());
  const found = [...named, ...searches];

  useEffect(() => {
    if (isOpen) document.getElementById(inputId)?.focus();
  }, [isOpen]);

  function run(command: Command | undefined) {
    if (!command) return;
    closeDialog(paletteId);
    command.run();
  }

  function steer(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      if (found.length > 0) setActive((active + step + found.length) % found.length);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      run(found[active]);
    }
  }

  return (
    <div className="stack-3">
      <input
        id={inputId}
        type="text"
        role="combobox"
        aria-label={t`A screen or a command`}
        aria-expanded="true"
        aria-controls={`${paletteId}-list`}
        aria-activedescendant={found[active] ? `${paletteId}-${found[active].key}` : undefined}
        autoComplete="off"
        spellCheck={false}
        placeholder={t`A screen or a command`}
        value={words}
        onChange={(event) => {
          setWords(event.target.value);
          setActive(0);
        }}
        onKeyDown={steer}
        className={controlClass}
      />
      <p role="status" className={named.length > 0 ? 'sr-only' : 'text-ink-2'}>
        {named.length === 0 && <Trans>No screen or command has this name.</Trans>}
      </p>
      <div id={`${paletteId}-list`} role="listbox" tabIndex={-1} aria-label={t`Found`}>
        {found.map((command, at) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the combobox holds the focus and the keys
          <div
            key={command.key}
            id={`${paletteId}-${command.key}`}
            role="option"
            aria-selected={at === active}
            onClick={() => run(command)}
            className="cursor-pointer border-s-2 border-transparent px-3 py-2 hover:bg-sheet aria-selected:border-gold aria-selected:bg-sheet"
          >
            <span className="block font-semibold">{command.name}</span>
            <span className="block text-sm text-ink-2">{command.about}</span>
          </div>
        ))}
      </div>
    </div>
  );
}

function useCommands(): Command[] {
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
function useSearches(words: string): Command[] {
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

/** Whether each typed word begins a word of the text. */
function isIn(words: string, text: string): boolean {
  const known = text.toLowerCase().split(/\s+/);
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => known.some((other) => other.startsWith(word)));
}
