import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { distinctBy } from '#core/distinct-by.ts';
import type { KnownOrder, LawOrder } from '#features/law/law.schema.ts';
import { newInstrument } from '#features/law/law-inputs.schema.ts';
import { effectKinds } from '#features/orders/order-kinds.schema.ts';
import { SelectField, TextArea, TextField } from '#ui/fields/field.tsx';
import { ForWhom, PaperKind, ReadIn } from '../paper-fields.tsx';
import { useLawNames } from '../use-law-names.ts';
import { type EffectForm, EffectLines } from './effect-lines.tsx';
import { FindInstrument } from './find-instrument.tsx';

type Props = { form: EffectForm; order: LawOrder; newest: readonly KnownOrder[] };

/** What an instrument does to an order, in the order in which one reads it in the gazette. */
export function EffectFields({ form, order, newest }: Props) {
  const { t } = useLingui();
  const { kinds } = useLawNames();
  const kind = form.inputs.watch('kind');
  const isDeferral = kind === 'defer';
  return (
    <>
      <InstrumentFields form={form} order={order} newest={newest} />
      <SelectField {...form.field('kind')} label={t`What it does to the order`}>
        {effectKinds.map((value) => (
          <option key={value} value={value}>
            {kinds[value]}
          </option>
        ))}
      </SelectField>
      <ForWhom {...form.field('audiences')} />
      <EffectLines form={form} lines={order.lines} />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          {...form.field('on')}
          type="date"
          label={isDeferral ? t`New start` : t`From this day`}
          hint={
            isDeferral ? (
              <Trans>The day to which the start is moved. Leave it empty if the instrument leaves it open.</Trans>
            ) : (
              <Trans>Leave it empty if the instrument leaves it open, or if it counts from its publication.</Trans>
            )
          }
        />
        {(!isDeferral || form.inputs.watch('until')) && (
          <TextField
            {...form.field('until')}
            type="date"
            label={t`Until this day`}
            hint={<Trans>The last day of a pause or an exemption.</Trans>}
          />
        )}
        {isDeferral && (
          <TextField
            {...form.field('countsFrom')}
            type="date"
            label={t`Counts from an earlier day`}
            hint={
              <Trans>
                Usually empty. Only if the extension was made after the start that it moves: the day of that start.
              </Trans>
            }
          />
        )}
      </div>
      {kind === 'concurrent' && (
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField {...form.field('standard')} label={t`Standard that is accepted`} />
          <TextField {...form.field('beside')} label={t`Standard beside which it is accepted`} />
        </div>
      )}
      <TextField {...form.field('clause')} label={t`Clause (if it names one)`} />
      <TextArea
        {...form.field('text')}
        label={t`Condition for visitors (if there is one)`}
        hint={<Trans>In one sentence; an exemption with a condition changes no state.</Trans>}
        rows={2}
      />
      <TextArea {...form.field('note')} label={t`Quote, or a note for colleagues (optional)`} rows={2} />
    </>
  );
}

function InstrumentFields({ form, order, newest }: Props) {
  const { t } = useLingui();
  const { factsOf } = useLawNames();
  const [found, setFound] = useState<readonly KnownOrder[]>([]);
  const choices = distinctBy([...found, order.known, ...order.instruments, ...newest], ({ slug }) => slug);
  const instrument = form.inputs.watch('instrument');
  const isNew = instrument === newInstrument;
  return (
    <fieldset className="stack-4">
      <legend className="font-semibold">
        <Trans>The instrument</Trans>
      </legend>
      <p className="text-sm text-ink-2">
        <Trans>The paper that says so: an extension, an amendment, a notification.</Trans>
      </p>
      <SelectField {...form.field('instrument')} label={t`Which one does it`}>
        <option value={newInstrument}>{t`One that the register does not have yet`}</option>
        {choices.map((choice) => (
          <option key={choice.slug} value={choice.slug}>
            {[choice.number, factsOf(choice), choice.subject ?? choice.title].filter(Boolean).join(' · ')}
          </option>
        ))}
      </SelectField>
      {/* What was chosen stays a choice when other words are looked for. */}
      <FindInstrument
        onFound={(orders) => setFound([...orders, ...choices.filter(({ slug }) => slug === instrument)])}
      />
      {isNew && (
        <>
          <div className="grid gap-4 sm:grid-cols-3">
            <TextField {...form.field('newNumber')} label={t`Number`} />
            <TextField
              {...form.field('newPublishedOn')}
              type="date"
              label={t`Published on`}
              hint={<Trans>As printed. It says today until you change it.</Trans>}
            />
            <PaperKind {...form.field('newKind')} />
          </div>
          <TextField {...form.field('newTitle')} label={t`Title as printed`} />
        </>
      )}
      <ReadIn
        form={form}
        hint={
          <Trans>
            Where somebody else finds the paper: the address of its file, like{' '}
            <span className="whitespace-nowrap">https://egazette.gov.in/…/270117.pdf</span>, or its gazette id, like{' '}
            <span className="whitespace-nowrap">CG-DL-E-13022026-270117</span>.
          </Trans>
        }
      />
    </fieldset>
  );
}
