import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { DeskForm } from '#desk/calls/use-desk-form.ts';
import type { OrderLine } from '#features/law/law.schema.ts';
import type { NewEffect } from '#features/law/law-inputs.schema.ts';
import { Checkbox, TextField } from '#ui/fields/field.tsx';
import { FieldNotes } from '#ui/fields/field-frame.tsx';
import { listName } from '../list-name.ts';

export type EffectForm = DeskForm<keyof NewEffect & string>;

/** The entries that an effect is limited to, found by product, standard or customs code; none for all of them. */
export function EffectLines({ form, lines }: { form: EffectForm; lines: readonly OrderLine[] }) {
  const { t, i18n } = useLingui();
  const [words, setWords] = useState('');
  const { id, error, ...field } = form.field('lines');
  const chosen = form.inputs.watch('lines') as readonly string[];
  if (lines.length < 2) return null;
  const sought = words.trim().toLowerCase();
  const fits = ({ key, products, standards, codes }: OrderLine) =>
    [key, ...products, ...standards, ...codes].some((text) => text.toLowerCase().includes(sought));
  return (
    <fieldset className="stack-3">
      <legend className="font-semibold">
        <Trans>Which entries</Trans>
      </legend>
      <p role="status" className="text-sm text-ink-2">
        {chosen.length === 0 ? (
          <Trans>All entries of the order, unless you choose some.</Trans>
        ) : (
          <Plural value={chosen.length} one="# entry chosen" other="# entries chosen" />
        )}
      </p>
      <TextField
        type="search"
        value={words}
        onChange={(event) => setWords(event.target.value)}
        label={t`Find entries by product, standard or customs code`}
      />
      <ul className="max-h-80 overflow-y-auto border border-rule bg-sheet px-4">
        {lines.map((line, at) => (
          // What is not sought stays in the form, so that a choice is not lost.
          <li key={line.line} hidden={!fits(line)}>
            <Checkbox
              {...field}
              id={at === 0 ? id : `${id}-${line.line}`}
              value={line.line}
              label={
                <>
                  <bdi>{line.products.join(', ') || line.key}</bdi>
                  <span className="block text-sm text-ink-2">
                    {[listName(i18n, line.list), line.key, ...line.standards, ...line.codes].join(' · ')}
                  </span>
                </>
              }
            />
          </li>
        ))}
      </ul>
      <FieldNotes id={id} error={error} />
    </fieldset>
  );
}
