import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, useEffect, useLayoutEffect, useState } from 'react';
import { Problem } from '#desk/calls/form-faults.tsx';
import { controlClass } from '#ui/fields/field-frame.tsx';
import { closeDialog, Dialog, openDialog } from '#ui/overlays/dialog.tsx';
import { isLetterKey } from './is-letter-key.ts';
import { type Command, useCommands, useSearches } from './use-commands.ts';
import { useFound } from './use-found.ts';

export const paletteId = 'palette';
const inputId = `${paletteId}-words`;

/**
 * Goes to any screen, record, order or lead by its name, and looks among orders and leads: Ctrl+K (⌘K) opens it everywhere, also
 * out of a field.
 */
export function Palette() {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const [closings, setClosings] = useState(0);

  // As soon as the desk is to be seen, also where a slow machine gets to effects later.
  useLayoutEffect(() => {
    const open = (event: globalThis.KeyboardEvent) => {
      if (!isLetterKey(event, 'k') || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return;
      event.preventDefault();
      // Not over a question that must be answered first.
      if (document.querySelector('dialog:modal')) return;
      openDialog(paletteId);
      // At once, because the next letter is on its way.
      document.getElementById(inputId)?.focus();
    };
    document.addEventListener('keydown', open);
    return () => document.removeEventListener('keydown', open);
  }, []);

  function follow(open: boolean) {
    setOpen(open);
    if (!open) setClosings((before) => before + 1);
  }

  return (
    <Dialog id={paletteId} title={t`Find`} closeLabel={t`Close`} onToggle={follow}>
      {/* Drawn anew after each closing, so that it begins empty. */}
      <Finder key={closings} isOpen={isOpen} />
    </Dialog>
  );
}

function Finder({ isOpen }: { isOpen: boolean }) {
  const { t } = useLingui();
  const commands = useCommands();
  const [words, setWords] = useState('');
  // By its key, because what is found comes between while somebody chooses.
  const [chosen, setChosen] = useState<string>();
  const named = commands.filter(({ name, about }) => isIn(words, `${name} ${about}`));
  const { commands: records, isPending, fault } = useFound(words.trim());
  const searches = useSearches(words.trim());
  const found = [...named, ...records, ...searches];
  const active = Math.max(
    0,
    found.findIndex(({ key }) => key === chosen),
  );
  const isEmpty = named.length + records.length === 0 && !isPending && !fault;

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
      const next = found[(active + step + found.length) % found.length];
      setChosen(next?.key);
      document.getElementById(`${paletteId}-${next?.key}`)?.scrollIntoView({ block: 'nearest' });
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
        aria-label={t`A screen, a record or a command`}
        aria-expanded="true"
        aria-controls={`${paletteId}-list`}
        aria-activedescendant={found[active] ? `${paletteId}-${found[active].key}` : undefined}
        autoComplete="off"
        spellCheck={false}
        placeholder={t`A screen, a record or a command`}
        value={words}
        onChange={(event) => {
          setWords(event.target.value);
          setChosen(undefined);
        }}
        onKeyDown={steer}
        className={controlClass}
      />
      <Problem text={fault && t`Records could not be searched. ${fault}`} />
      <p role="status" className={named.length + records.length > 0 ? 'sr-only' : 'text-ink-2'}>
        {isPending && <Trans>Searching…</Trans>}
        {records.length > 0 && (
          <Plural
            value={records.length}
            one="# record, order or lead has this name."
            other="# records, orders or leads have this name."
          />
        )}
        {isEmpty && <Trans>Nothing has this name.</Trans>}
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
            <span className="line-clamp-2 font-semibold wrap-anywhere">
              <bdi>{command.name}</bdi>
            </span>
            <span className="block text-sm text-ink-2 wrap-anywhere">{command.about}</span>
          </div>
        ))}
      </div>
    </div>
  );
}

/** Whether each typed word begins a word of the text. */
function isIn(words: string, text: string): boolean {
  const known = text.toLowerCase().split(/\s+/);
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => known.some((other) => other.startsWith(word)));
}
