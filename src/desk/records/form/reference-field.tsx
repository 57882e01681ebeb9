import { Trans, useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { Button, IconButton } from '#ui/button.tsx';
import { controlClass, FieldFrame, useFieldWiring } from '#ui/fields/field-frame.tsx';
import { Icon } from '#ui/icon.tsx';
import { type Option, useOptions, useTitles } from './use-options.ts';

type Props = {
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  required: boolean;
  disabled: boolean;
  /** Of the records that can be chosen. */
  kind: string;
  isMany: boolean;
  /** The slug of another record, or the slugs of several. */
  value: unknown;
  onChange: (value: unknown) => void;
};

/** Names another record, or several, which are searched by their title or address. */
export function ReferenceField({ kind, isMany, value, onChange, ...props }: Props) {
  const { t } = useLingui();
  const chosen = Array.isArray(value) ? value.map(String) : value ? [String(value)] : [];
  const titles = useTitles(kind, chosen);
  const isOpen = isMany || chosen.length === 0;
  const { id, label, disabled } = props;

  function choose({ slug }: Option) {
    if (!isMany) onChange(slug);
    else if (!chosen.includes(slug)) onChange([...chosen, slug]);
  }

  function remove(slug: string) {
    onChange(isMany ? chosen.filter((other) => other !== slug) : null);
    requestAnimationFrame(() => document.getElementById(id)?.focus());
  }

  return (
    <div className="stack-2">
      {chosen.length > 0 && isMany && (
        <ul aria-label={t`Chosen`} className="border-t border-rule">
          {chosen.map((slug) => (
            <li key={slug} className="flex items-center justify-between gap-3 border-b border-rule">
              <ChosenName slug={slug} titles={titles} />
              {!disabled && (
                <IconButton label={t`Remove: ${{ record: titles.get(slug) ?? slug }}`} onClick={() => remove(slug)}>
                  <Icon name="close" size={16} />
                </IconButton>
              )}
            </li>
          ))}
        </ul>
      )}
      {isOpen ? (
        <Finder {...props} kind={kind} onChoose={choose} />
      ) : (
        <div className="stack-1.5">
          <p id={`${id}-label`} className="font-semibold">
            {label}
          </p>
          <div className="flex items-center justify-between gap-3 border border-edge bg-sheet ps-3">
            <ChosenName slug={chosen[0] ?? ''} titles={titles} />
            {!disabled && (
              <Button
                id={id}
                variant="quiet"
                aria-describedby={`${id}-label ${id}-error`}
                onClick={() => remove(chosen[0] ?? '')}
              >
                <Trans>Choose another</Trans>
              </Button>
            )}
          </div>
          {props.error && (
            <p id={`${id}-error`} className="flex gap-1.5 text-sm font-semibold text-withdrawn">
              <Icon name="alert" size={16} className="mt-0.5" />
              {props.error}
            </p>
          )}
        </div>
      )}
    </div>
  );
}

function ChosenName({ slug, titles }: { slug: string; titles: ReadonlyMap<string, string> }) {
  return (
    <span className="min-w-0 py-2 wrap-anywhere">
      {titles.get(slug) ?? slug}
      <span className="block text-sm text-ink-2">{slug}</span>
    </span>
  );
}

type FinderProps = Omit<Props, 'isMany' | 'value' | 'onChange'> & { onChoose: (option: Option) => void };

/** The search box: the arrow keys go through what is found, Enter chooses. */
function Finder({ id, label, hint, error, required, disabled, kind, onChoose }: FinderProps) {
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
