import { Trans, useLingui } from '@lingui/react/macro';
import { distinctBy } from '#core/distinct-by.ts';
import type { KnownOrder, LawOrder } from '#features/law/law.schema.ts';
import { newInstrument } from '#features/law/law-inputs.schema.ts';
import { audiences, confidences, effectKinds, orderKinds } from '#features/orders/order-kinds.schema.ts';
import { Checkbox, SelectField, TextArea, TextField } from '#ui/fields/field.tsx';
import { FieldNotes } from '#ui/fields/field-frame.tsx';
import { type EffectForm, EffectLines } from './effect-lines.tsx';
import { useLawNames } from './use-law-names.ts';

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
      <AudienceFields form={form} />
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
      </div>
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
  const { instruments, confidences: readIn, factsOf } = useLawNames();
  const choices = distinctBy([order.known, ...order.instruments, ...newest], ({ slug }) => slug);
  const isNew = form.inputs.watch('instrument') === newInstrument;
  return (
    <fieldset className="stack-4">
      <legend className="pb-2 font-semibold">
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
            <SelectField {...form.field('newKind')} label={t`Kind`}>
              {orderKinds.map((value) => (
                <option key={value} value={value}>
                  {instruments[value]}
                </option>
              ))}
            </SelectField>
          </div>
          <TextField {...form.field('newTitle')} label={t`Title as printed`} />
        </>
      )}
      <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
        <SelectField {...form.field('confidence')} label={t`Where you read it`}>
          {confidences.map((value) => (
            <option key={value} value={value}>
              {readIn[value]}
            </option>
          ))}
        </SelectField>
        <TextField
          {...form.field('source')}
          label={t`Source`}
          hint={
            <Trans>
              Where somebody else finds the paper: the address of its file, like{' '}
              <span className="whitespace-nowrap">https://egazette.gov.in/…/270117.pdf</span>, or its gazette id, like{' '}
              <span className="whitespace-nowrap">CG-DL-E-13022026-270117</span>.
            </Trans>
          }
        />
      </div>
    </fieldset>
  );
}

function AudienceFields({ form }: { form: EffectForm }) {
  const { groups } = useLawNames();
  const { id, error, ...field } = form.field('audiences');
  return (
    <fieldset>
      <legend className="font-semibold">
        <Trans>For whom</Trans>
      </legend>
      <div className="gap-x-6 sm:flex sm:flex-wrap">
        {audiences.map((audience, at) => (
          <Checkbox
            key={audience}
            {...field}
            id={at === 0 ? id : `${id}-${audience}`}
            value={audience}
            label={groups[audience]}
          />
        ))}
      </div>
      <FieldNotes id={id} error={error} />
    </fieldset>
  );
}
