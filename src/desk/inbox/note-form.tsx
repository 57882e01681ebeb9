import { Trans, useLingui } from '@lingui/react/macro';
import { call } from '#desk/calls/call.ts';
import { FormFaults } from '#desk/calls/form-faults.tsx';
import type { Change } from '#desk/calls/use-change.ts';
import { useDeskForm } from '#desk/calls/use-desk-form.ts';
import { UnsavedGuard } from '#desk/shell/unsaved-guard.tsx';
import { noteInput } from '#features/leads/desk/inbox.schema.ts';
import { Button } from '#ui/button.tsx';
import { SelectField, TextArea } from '#ui/fields/field.tsx';

/** A line for the timeline: a note, or what was mailed or said. */
export function NoteForm({ leadId, onDone }: { leadId: number; onDone: (sent: Parameters<Change>[0]) => void }) {
  const { t } = useLingui();
  const form = useDeskForm({
    id: 'note',
    schema: noteInput,
    defaults: { kind: 'note', text: '' },
    call: (input) => call('POST /leads/{id}/notes', { params: { id: leadId }, input }),
    onDone: (data) => {
      form.inputs.reset();
      onDone(Promise.resolve({ ok: true, status: 200, data }));
    },
  });
  return (
    <form onSubmit={form.submit} noValidate className="stack-4" aria-label={t`Write in the timeline`}>
      <FormFaults form={form} />
      <UnsavedGuard isUnsaved={form.isUnsaved} />
      <TextArea
        {...form.field('text')}
        label={t`Write in the timeline`}
        hint={
          form.inputs.watch('kind') === 'note' && (
            <Trans>A colleague whom you name with @ before the name gets an email: @Ira Menon.</Trans>
          )
        }
        rows={3}
      />
      <div className="flex flex-wrap items-end gap-3">
        <SelectField
          {...form.field('kind')}
          label={t`What it is`}
          hint={<Trans>An email or a call answers the lead and stops its clock.</Trans>}
        >
          <option value="note">{t`Note for colleagues`}</option>
          <option value="mail-sent">{t`Email that you sent`}</option>
          <option value="call-outcome">{t`Outcome of a call`}</option>
        </SelectField>
        <Button type="submit" pending={form.pending} className="sm:mb-7">
          <Trans>Add</Trans>
        </Button>
      </div>
    </form>
  );
}
