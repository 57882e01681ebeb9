import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { distinctBy } from '#core/distinct-by.ts';
import { call } from '#desk/calls/call.ts';
import type { DeskForm } from '#desk/calls/use-desk-form.ts';
import type { FoundEntry } from '#features/law/new-order/new-order.schema.ts';
import { Checkbox, TextField } from '#ui/fields/field.tsx';
import { rowName } from './list-name.ts';

const none: readonly FoundEntry[] = [];

type Props = {
  form: Pick<DeskForm<'lines'>, 'inputs' | 'field'>;
  /** What is known of those that are chosen from the beginning. */
  chosen?: readonly FoundEntry[];
};

/** Entries that lists have, found by product, standard or customs code; what is chosen stays in view. */
export function EntryFinder({ form, chosen: beginning = none }: Props) {
  const { t, i18n } = useLingui();
  const [words, setWords] = useState('');
  const [known, setKnown] = useState(beginning);
  const found = useEntries(words);
  const { id, error } = form.field('lines');
  const chosen = form.inputs.watch('lines') as readonly string[];
  const picked = chosen.map(
    (line) => known.find((entry) => entry.line === line) ?? { line, products: [], standards: [] },
  );
  const shown = distinctBy([...picked, ...found], ({ line }) => line);

  function choose(entry: FoundEntry, isChosen: boolean) {
    setKnown([...known, entry]);
    form.inputs.clearErrors('lines');
    const lines = isChosen ? [...chosen, entry.line] : chosen.filter((line) => line !== entry.line);
    form.inputs.setValue('lines', lines, { shouldDirty: true });
  }

  return (
    <fieldset className="stack-3">
      <legend className="font-semibold">
        <Trans>Entries that lists have</Trans>
      </legend>
      <TextField
        id={id}
        error={error}
        type="search"
        autoComplete="off"
        value={words}
        onChange={({ target }) => setWords(target.value)}
        // It finds as one types, and must not send the form.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        label={t`Find entries by product, standard or customs code`}
      />
      <p role="status" className="text-sm text-ink-2">
        {words.trim() !== '' && found.length === 0 && <Trans>No entry fits.</Trans>}
      </p>
      {shown.length > 0 && (
        <ul className="max-h-80 overflow-y-auto border border-rule bg-sheet px-4">
          {shown.map((entry) => (
            <li key={entry.line}>
              <Checkbox
                checked={chosen.includes(entry.line)}
                onChange={({ target }) => choose(entry, target.checked)}
                label={
                  <>
                    <bdi>{entry.products.join(', ') || rowName(i18n, entry.line)}</bdi>
                    <span className="block text-sm text-ink-2">
                      {[rowName(i18n, entry.line), ...entry.standards].join(' · ')}
                    </span>
                  </>
                }
              />
            </li>
          ))}
        </ul>
      )}
    </fieldset>
  );
}

function useEntries(words: string): readonly FoundEntry[] {
  const [found, setFound] = useState(none);
  const q = words.trim();
  useEffect(() => {
    const stop = new AbortController();
    const timer = setTimeout(async () => {
      if (!q) return setFound(none);
      const result = await call('GET /law/entries', { query: { q }, signal: stop.signal });
      if (result.ok) setFound(result.data.rows);
    }, 150);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [q]);
  return found;
}
