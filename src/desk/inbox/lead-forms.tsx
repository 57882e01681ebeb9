import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { call } from '#desk/calls/call.ts';
import { FormFaults } from '#desk/calls/form-faults.tsx';
import type { Change } from '#desk/calls/use-change.ts';
import { useDeskForm } from '#desk/calls/use-desk-form.ts';
import { UnsavedGuard } from '#desk/shell/unsaved-guard.tsx';
import { companyInput, type LeadView, statusInput } from '#features/leads/desk/inbox.schema.ts';
import { leadStatuses } from '#features/leads/lead-kinds.schema.ts';
import { Button } from '#ui/button.tsx';
import { SelectField, TextField } from '#ui/fields/field.tsx';
import { useLeadNames } from './use-lead-names.ts';

export const leadFormsId = 'work';

type Props = { lead: LeadView; owners: readonly { id: number; name: string }[]; onChange: Change };

/** Status, owner and company of a lead. */
export function LeadForms({ lead, owners, onChange }: Props) {
  const { t } = useLingui();
  const params = { id: lead.id };
  const [ownerId, setOwnerId] = useState(String(lead.owner?.id ?? ''));
  const [isAssigning, setAssigning] = useState(false);
  const hasLeft = lead.owner && !owners.some(({ id }) => id === lead.owner?.id) ? lead.owner : undefined;
  return (
    <section
      id={leadFormsId}
      tabIndex={-1}
      aria-label={t`Work on the lead`}
      className="stack-6 border-t-4 border-gold bg-sheet p-4"
    >
      <StatusForm key={lead.status} lead={lead} onChange={onChange} />
      <form
        className="stack-3"
        onSubmit={(event) => {
          event.preventDefault();
          const input = { ownerId: ownerId ? Number(ownerId) : null };
          setAssigning(true);
          void onChange(call('POST /leads/{id}/owner', { params, input })).finally(() => setAssigning(false));
        }}
      >
        <SelectField
          label={t({ message: 'Owner', context: 'of a lead' })}
          value={ownerId}
          onChange={(event) => setOwnerId(event.target.value)}
        >
          <option value="">{t`Nobody`}</option>
          {hasLeft && (
            <option value={hasLeft.id} disabled>
              {t`${{ name: hasLeft.name }} (has left)`}
            </option>
          )}
          {owners.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <Button type="submit" variant="secondary" pending={isAssigning}>
          <Trans>Assign</Trans>
        </Button>
      </form>
      <CompanyForm lead={lead} onChange={onChange} />
    </section>
  );
}

function StatusForm({ lead, onChange }: Omit<Props, 'owners'>) {
  const { t } = useLingui();
  const { statuses } = useLeadNames();
  const form = useDeskForm({
    id: 'status',
    schema: statusInput,
    defaults: { status: lead.status, reason: lead.closedReason ?? '' },
    call: (input) => call('POST /leads/{id}/status', { params: { id: lead.id }, input }),
    onDone: (data) => void onChange(Promise.resolve({ ok: true, status: 200, data })),
  });
  return (
    <form onSubmit={form.submit} noValidate className="stack-3">
      <FormFaults form={form} />
      <SelectField {...form.field('status')} label={t`Status`}>
        {leadStatuses.map((status) => (
          <option key={status} value={status}>
            {statuses[status]}
          </option>
        ))}
      </SelectField>
      {form.inputs.watch('status') === 'lost' && <TextField {...form.field('reason')} label={t`Why it was lost`} />}
      <Button type="submit" pending={form.pending}>
        <Trans>Save the status</Trans>
      </Button>
    </form>
  );
}

function CompanyForm({ lead, onChange }: Omit<Props, 'owners'>) {
  const { t } = useLingui();
  const form = useDeskForm({
    id: 'company',
    schema: companyInput,
    defaults: { company: lead.company ?? '' },
    call: (input) => call('POST /leads/{id}/company', { params: { id: lead.id }, input }),
    onDone: (data) => void onChange(Promise.resolve({ ok: true, status: 200, data })),
  });
  return (
    <form onSubmit={form.submit} noValidate className="stack-3">
      <UnsavedGuard isUnsaved={form.isUnsaved} />
      <FormFaults form={form} />
      <TextField {...form.field('company')} label={t`Company`} autoComplete="off" />
      <Button type="submit" variant="secondary" pending={form.pending}>
        <Trans>Save the company</Trans>
      </Button>
    </form>
  );
}
