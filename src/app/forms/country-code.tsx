import { Trans, useLingui } from '@lingui/react/macro';
import { type ChangeEvent, type KeyboardEvent, useEffect, useId, useMemo, useState } from 'react';
import { asciiDigits } from '#core/text/digits.ts';
import { controlClass } from '#ui/fields/field-frame.tsx';
import { type DialCode, findDialCodes, nameDialCodes } from './find-dial-codes.ts';

/**
 * Lets the visitor choose a dial code, searching by country or by number (a combobox with its list below).
 *
 * @param value the chosen code, as `+91`
 * @param onChoose the code and its country
 */
export function CountryCode({
  id,
  value,
  invalid,
  describedBy,
  onChoose,
}: {
  id: string;
  value: string;
  invalid: boolean;
  describedBy: string | undefined;
  onChoose: (choice: DialCode) => void;
}) {
  const { t, i18n } = useLingui();
  const listId = useId();
  const all = useMemo(() => nameDialCodes(i18n.locale), [i18n.locale]);
  // Null while the list is closed and the field shows the chosen code.
  const [query, setQuery] = useState<string | null>(null);
  const [active, setActive] = useState(0);
  const matches = query === null ? [] : findDialCodes(all, asciiDigits(query));

  useEffect(() => {
    if (query !== null) document.getElementById(`${listId}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [query, active, listId]);

  function open(text: string) {
    setQuery(text);
    setActive(
      text
        ? 0
        : Math.max(
            0,
            all.findIndex((entry) => entry.dialCode === value),
          ),
    );
  }

  function choose(choice: DialCode | undefined) {
    if (choice) onChoose(choice);
    setQuery(null);
  }

  function type(event: ChangeEvent<HTMLInputElement>) {
    const text = event.target.value;
    const exact = all.find((entry) => entry.dialCode === text && entry.isMeant);
    // The browser fills the field in, because it is marked as `tel-country-code`.
    if (query === null && exact) onChoose(exact);
    else open(text);
  }

  function steer(event: KeyboardEvent) {
    const { key } = event;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      if (query === null) return open('');
      const step = key === 'ArrowDown' ? 1 : -1;
      if (matches.length > 0) setActive((active + step + matches.length) % matches.length);
    } else if (query !== null && key === 'Enter') {
      event.preventDefault();
      choose(matches[active]);
    } else if (query !== null && key === 'Escape') {
      // Closes the list, but not the drawer around it.
      event.preventDefault();
      setQuery(null);
    }
  }

  return (
    <>
      <input
        id={id}
        type="text"
        role="combobox"
        aria-expanded={query !== null}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={matches[active] ? `${listId}-${active}` : undefined}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        autoComplete="tel-country-code"
        spellCheck={false}
        dir="ltr"
        value={query ?? value}
        placeholder={value}
        onChange={type}
        onClick={() => query === null && open('')}
        onKeyDown={steer}
        onBlur={() => choose(query ? matches[0] : undefined)}
        className={`${controlClass} select pe-10 tabular`}
      />
      <div
        id={listId}
        role="listbox"
        // Browsers let the Tab key stop at a scrollable element.
        tabIndex={-1}
        aria-label={t`Country codes`}
        hidden={query === null}
        className="absolute inset-x-0 top-full z-10 mt-1 max-h-64 overflow-y-auto overscroll-contain border border-ink bg-sheet py-1"
      >
        {matches.map((entry, at) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the combobox holds the focus and the keys
          <div
            key={entry.code}
            id={`${listId}-${at}`}
            role="option"
            aria-selected={at === active}
            // Pressing must not move the focus, because that would close the list before the click.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => choose(entry)}
            className="flex min-h-11 cursor-pointer items-center justify-between gap-3 px-3 py-2 hover:bg-paper aria-selected:bg-paper aria-selected:font-semibold"
          >
            <span className="min-w-0">{entry.ownName}</span>
            <span dir="ltr" className="shrink-0 tabular">
              {entry.dialCode}
            </span>
          </div>
        ))}
        {matches.length === 0 && (
          <p className="px-3 py-2 text-ink-2">
            <Trans>No country matches this name or code.</Trans>
          </p>
        )}
      </div>
    </>
  );
}
