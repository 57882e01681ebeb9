import { Trans, useLingui } from '@lingui/react/macro';
import { todayInIndia } from '#core/time/dates.ts';
import { call } from '#desk/calls/call.ts';
import { FormFaults } from '#desk/calls/form-faults.tsx';
import { useChange } from '#desk/calls/use-change.ts';
import { useDeskForm } from '#desk/calls/use-desk-form.ts';
import { checkInput } from '#features/law/law-inputs.schema.ts';
import { Button } from '#ui/button.tsx';
import { SelectField, TextField } from '#ui/fields/field.tsx';

/** Records that somebody has read whether the order still stands. */
export function CheckForm({ slug }: { slug: string }) {
  const { t } = useLingui();
  const change = useChange();
  const form = useDeskForm({
    id: 'check',
    schema: checkInput,
    defaults: { on: todayInIndia(), against: '', result: 'same' },
    call: (input) => call('POST /law/orders/{slug}/checks', { params: { slug }, input }),
    onDone: (data) => {
      form.inputs.reset();
      void change({ ok: true, status: 200, data });
    },
  });
  return (
    <form onSubmit={form.submit} noValidate className="stack-4 max-w-xl" aria-label={t`Record a check`}>
      <FormFaults form={form} />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField {...form.field('on')} type="date" max={todayInIndia()} label={t`Read on`} />
        <SelectField {...form.field('result')} label={t`What you found`}>
          <option value="same">{t`It stands as it did`}</option>
          <option value="changed">{t`It has changed`}</option>
        </SelectField>
      </div>
      <TextField
        {...form.field('against')}
        label={t`Read in`}
        hint={<Trans>The gazette’s site, a list, a paper.</Trans>}
      />
      <Button type="submit" variant="secondary" pending={form.pending}>
        <Trans>Record the check</Trans>
      </Button>
    </form>
  );
}
