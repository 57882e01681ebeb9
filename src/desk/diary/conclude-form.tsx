import { Trans, useLingui } from '@lingui/react/macro';
import { call } from '#desk/calls/call.ts';
import { FormFaults } from '#desk/calls/form-faults.tsx';
import type { Change } from '#desk/calls/use-change.ts';
import { useDeskForm } from '#desk/calls/use-desk-form.ts';
import { concludeInput, type DiaryEntry } from '#features/appointments/desk/diary.schema.ts';
import { Button } from '#ui/button.tsx';
import { SelectField, TextArea } from '#ui/fields/field.tsx';
import { closeDialog } from '#ui/overlays/dialog.tsx';

/** What became of a call, for the timeline of its lead. */
export function ConcludeForm({ entry: { id, state }, onChange }: { entry: DiaryEntry; onChange: Change }) {
  const { t } = useLingui();
  const form = useDeskForm({
    id: `outcome-${id}`,
    schema: concludeInput,
    defaults: { outcome: state === 'no-show' ? 'no-show' : 'done', text: '' },
    call: (input) => call('POST /appointments/{id}/conclude', { params: { id }, input }),
    onDone: (data) => {
      closeDialog(`conclude-${id}`);
      void onChange({ ok: true, status: 200, data });
    },
  });
  return (
    <form onSubmit={form.submit} noValidate className="stack-4">
      <FormFaults form={form} />
      <SelectField {...form.field('outcome')} label={t`What happened`}>
        <option value="done">{t`The call took place`}</option>
        <option value="no-show">{t`Nobody was reached`}</option>
      </SelectField>
      <TextArea
        {...form.field('text')}
        label={t`What was said`}
        hint={<Trans>It stands in the timeline of the lead.</Trans>}
      />
      <Button type="submit" pending={form.pending}>
        <Trans>Save</Trans>
      </Button>
    </form>
  );
}
