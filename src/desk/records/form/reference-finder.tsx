import { Trans, useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { controlClass, FieldFrame, useFieldWiring } from '#ui/fields/field-frame.tsx';
import { type Option, useOptions } from './use-options.ts';

export type ReferenceFinderProps = {
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  required: boolean;
  disabled: boolean;
  /** Of the records that can be chosen. */
  kind: string;
  onChoose: (option: Option) => void;
};

/** A search box for records: the arrow keys go through what is found, Enter chooses. */
export function ReferenceFinder({ id, label, hint, error, required, disabled, kind, onChoose }: ReferenceFinderProps) {
  const { t } = useLingui();
  const wiring = useFieldWiring(id, { label, hint, error });
  const [words, setWords] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const found = useOptions(kind, words, isOpen);
  const listId = `${id}-list`;

  function choose(option: Option | undefined) {
    if (!option) return;
    setWords('');
    setOpen(false);
    onChoose(option);
  }

  function steer(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && !event.altKey) {
      event.preventDefault();
      if (isOpen && found.length > 0) setActive((active + step + found.length) % found.length);
      else setOpen(true);
    } else if (event.key === 'Enter' && isOpen) {
      event.preventDefault();
      choose(found[active]);
    } else if (event.key === 'Escape' && isOpen) {
      event.stopPropagation();
      setOpen(false);
    }
  }

  return (
    <FieldFrame id={wiring.id} label={label} hint={hint} error={error}>
      <div className="relative">
        <input
          {...wiring}
          type="text"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isOpen && found.length > 0}
          aria-controls={listId}
          aria-activedescendant={isOpen && found[active] ? `${listId}-${found[active].slug}` : undefined}
          aria-required={required}
          disabled={disabled}
          autoComplete="off"
          spellCheck={false}
          placeholder={t`Type to find`}
          value={words}
          onFocus={() => setOpen(true)}
          onBlur={() => setOpen(false)}
          onChange={(event) => {
            setWords(event.target.value);
            setActive(0);
            setOpen(true);
          }}
          onKeyDown={steer}
          className={controlClass}
        />
        <div
          id={listId}
          role="listbox"
          tabIndex={-1}
          aria-label={typeof label === 'string' ? label : undefined}
          hidden={!isOpen || found.length === 0}
          className="absolute inset-x-0 z-10 max-h-72 overflow-y-auto border border-edge bg-sheet"
        >
          {found.map((option, at) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the combobox holds the focus and the keys
            <div
              key={option.slug}
              id={`${listId}-${option.slug}`}
              role="option"
              aria-selected={at === active}
              // The field keeps the focus while an option is pressed.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(option)}
              className="cursor-pointer border-s-2 border-transparent px-3 py-2 hover:bg-paper aria-selected:border-gold aria-selected:bg-paper"
            >
              <span className="block">{option.title}</span>
              <span className="block text-sm text-ink-2">{option.slug}</span>
            </div>
          ))}
        </div>
        <p role="status" className="text-sm text-ink-2 empty:hidden">
          {isOpen && words.trim() !== '' && found.length === 0 && <Trans>Nothing of this name is published.</Trans>}
        </p>
      </div>
    </FieldFrame>
  );
}
