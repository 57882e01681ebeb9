import { Trans, useLingui } from '@lingui/react/macro';
import { todayInIndia } from '#core/time/dates.ts';
import type { NewOrderChoices } from '#features/law/new-order/new-order.schema.ts';
import { SelectField, TextArea, TextField } from '#ui/fields/field.tsx';
import { EntryFinder } from '../entry-finder.tsx';
import { ExemptionRows } from '../exemptions/exemption-rows.tsx';
import { PaperKind, ReadIn } from '../paper-fields.tsx';
import { BeginningRows } from './beginning-rows.tsx';
import { EntryRows } from './entry-rows.tsx';
import type { NewOrderForm } from './new-order-form.ts';

type Props = { form: NewOrderForm; choices: NewOrderChoices };

/** What an order of its own says, in the order in which one reads it in the gazette. */
export function NewOrderFields({ form, choices }: Props) {
  const { t } = useLingui();
  return (
    <>
      <PrintedFields form={form} choices={choices} />
      <fieldset className="stack-5">
        <legend>
          <h2 className="text-xl">
            <Trans>What it covers</Trans>
          </h2>
        </legend>
        <p className="text-sm text-ink-2">
          <Trans>
            Choose the entries of lists that stand under it. Add goods that no list has yet. An order that only has
            conditions of import has neither; these are rules beside the lists.
          </Trans>
        </p>
        <EntryFinder form={form} />
        <EntryRows form={form} approvals={choices.approvals} />
      </fieldset>
      <BeginningRows form={form} />
      <ExemptionRows form={form} granters={[]} />
      <TextField {...form.field('clause')} label={t`Clause (if it names one)`} />
      <fieldset className="stack-4">
        <legend>
          <h2 className="text-xl">
            <Trans>What was checked</Trans>
          </h2>
        </legend>
        <p className="text-sm text-ink-2">
          <Trans>Only if you have looked whether it still stands. Leave both empty otherwise.</Trans>
        </p>
        <div className="grid gap-4 sm:grid-cols-[12rem_minmax(0,1fr)]">
          <TextField {...form.field('checkedOn')} type="date" max={todayInIndia()} label={t`Read on`} />
          <TextField
            {...form.field('checkedAgainst')}
            label={t`Read in`}
            hint={<Trans>The gazette’s site, a list, a paper.</Trans>}
          />
        </div>
      </fieldset>
      <TextArea {...form.field('note')} label={t`Quote, or a note for colleagues (optional)`} rows={2} />
    </>
  );
}

function PrintedFields({ form, choices: { authorities } }: Props) {
  const { t } = useLingui();
  const isNewAuthority = form.inputs.watch('authority') === '';
  return (
    <fieldset className="stack-4">
      <legend>
        <h2 className="text-xl">
          <Trans>What was printed</Trans>
        </h2>
      </legend>
      <div className="grid gap-4 sm:grid-cols-2">
        <PaperKind {...form.field('kind')} />
        <TextField
          {...form.field('number')}
          label={t`Number`}
          hint={<Trans>Like S.O. 1319(E). Leave it empty if it is not traced.</Trans>}
        />
        <TextField {...form.field('publishedOn')} type="date" max={todayInIndia()} label={t`Published on`} />
        <TextField {...form.field('signedOn')} type="date" max={todayInIndia()} label={t`Signed`} />
      </div>
      <TextField {...form.field('title')} label={t`Title as printed`} />
      <TextField
        {...form.field('subject')}
        label={t`Subject (optional)`}
        hint={<Trans>The goods in a few words, as lists of orders say them.</Trans>}
      />
      <SelectField {...form.field('authority')} label={t`Issued by`}>
        <option value="">{t`Another one, or not known`}</option>
        {authorities.map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </SelectField>
      {isNewAuthority && (
        <div className="grid gap-4 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
          <TextField {...form.field('authorityName')} label={t`Full name of the ministry or authority`} />
          <TextField {...form.field('authorityShort')} label={t`Its short name`} />
        </div>
      )}
      <ReadIn
        form={form}
        hint={<Trans>Where somebody else finds it: its gazette id, or the address of the paper.</Trans>}
      />
      <TextField {...form.field('link')} type="url" label={t`Address of the paper`} />
      <TextField
        {...form.field('slug')}
        label={t`Address of its page (optional)`}
        hint={
          <Trans>Like so-1319-e-2026. If you leave it empty, it is made of number and year, or of the title.</Trans>
        }
      />
    </fieldset>
  );
}
