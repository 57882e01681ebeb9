import { Trans, useLingui } from '@lingui/react/macro';
import type { FieldValues } from 'react-hook-form';
import type { DeskForm } from '#desk/calls/use-desk-form.ts';
import { FoldedFields } from '#desk/records/form/folded-fields.tsx';
import { exemptionKinds, exemptionReaches } from '#features/orders/order-kinds.schema.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox, SelectField, TextArea, TextField } from '#ui/fields/field.tsx';
import { FieldNotes } from '#ui/fields/field-frame.tsx';
import { Icon } from '#ui/icon.tsx';
import { ReadIn } from '../paper-fields.tsx';
import { useRows } from '../use-rows.ts';
import { useExemptionWords } from './use-exemption-words.ts';

/** Instruments that may grant an exemption later, by slug. */
export type Granter = { slug: string; name: string };
type Props<Name extends string> = { form: DeskForm<Name | 'exemptions'>; granters: readonly Granter[] };

const empty = {
  ...{ kind: 'research', by: '', appliesTo: 'both', condition: '', upTo: '', quantity: '', unit: '', period: '' },
  ...{ freesAll: false, until: '', note: '', source: '', confidence: 'gazette' },
};

/** What an order leaves free, and for whom. */
export function ExemptionRows<Name extends string>({ form, granters }: Props<Name>) {
  const { t } = useLingui();
  const { rows, add, remove } = useRows(form, 'exemptions');
  const { id, error } = form.field('exemptions');
  const { kinds, reaches } = useExemptionWords();
  return (
    <fieldset id={id} tabIndex={-1} className="stack-4">
      <legend>
        <h2 className="text-xl">
          <Trans>What it exempts</Trans>
        </h2>
      </legend>
      <FieldNotes id={id} error={error} />
      {rows.length === 0 && (
        <p className="text-sm text-ink-2">
          <Trans>Nothing, or nobody has read it for exemptions yet.</Trans>
        </p>
      )}
      {rows.map((row, at) => {
        const field = (name: string) => form.field(`exemptions.${at}.${name}`);
        const number = at + 1;
        const isWrong = Object.keys(empty).some((name) => field(name).error);
        // What is recorded is folded; a new one, which says nothing yet, is open.
        const said = String((row as FieldValues).condition ?? '');
        return (
          <FoldedFields
            key={row.id}
            isNeeded={isWrong || said === ''}
            className="border-s-2 border-gold ps-4"
            title={
              <>
                <Trans>Exemption {number}</Trans>
                {said && <bdi className="block text-sm font-normal text-ink-2">{said}</bdi>}
              </>
            }
          >
            <div className="grid gap-4 sm:grid-cols-2">
              <SelectField {...field('kind')} label={t`For what`}>
                {exemptionKinds.map((value) => (
                  <option key={value} value={value}>
                    {kinds[value]}
                  </option>
                ))}
              </SelectField>
              <SelectField {...field('appliesTo')} label={t`Which goods`}>
                {exemptionReaches.toReversed().map((value) => (
                  <option key={value} value={value}>
                    {reaches[value]}
                  </option>
                ))}
              </SelectField>
            </div>
            <TextArea
              {...field('condition')}
              label={t`What is free, and on which condition`}
              hint={<Trans>One sentence in plain words, as visitors read it.</Trans>}
              rows={2}
            />
            <TextField
              {...field('upTo')}
              label={t`How much, or for how long (optional)`}
              hint={<Trans>In words, like “No more than 200 units a year.”</Trans>}
            />
            <div className="grid gap-4 sm:grid-cols-3">
              <TextField {...field('quantity')} inputMode="numeric" label={t`The number alone (optional)`} />
              <TextField {...field('unit')} label={t`Of what (optional)`} />
              <TextField {...field('period')} label={t`In which time (optional)`} />
            </div>
            <TextField {...field('until')} type="date" label={t`Until this day (optional)`} />
            <Checkbox
              {...field('freesAll')}
              label={<Trans>It frees the goods whoever brings them, on no condition but their purpose</Trans>}
            />
            {granters.length > 0 && (
              <SelectField {...field('by')} label={t`Granted by`}>
                <option value="">{t`The order itself`}</option>
                {granters.map(({ slug, name }) => (
                  <option key={slug} value={slug}>
                    {name}
                  </option>
                ))}
              </SelectField>
            )}
            <ReadIn form={{ field }} hint={<Trans>Leave it empty if it stands in the order itself.</Trans>} />
            <TextField
              {...field('note')}
              label={t`Clause, or a note for colleagues (optional)`}
              hint={<Trans>A clause that stands first is shown, like “Clause 3(a)”.</Trans>}
            />
            <Button variant="quiet" className="-ms-2" onClick={() => remove(at)}>
              <Trans>Remove exemption {number}</Trans>
            </Button>
          </FoldedFields>
        );
      })}
      <Button variant="secondary" onClick={() => add(empty)}>
        <Icon name="plus" size={16} />
        <Trans>Add an exemption</Trans>
      </Button>
    </fieldset>
  );
}
