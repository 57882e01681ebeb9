import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { type CallResult, call } from '#desk/calls/call.ts';
import { useChange } from '#desk/calls/use-change.ts';
import { ChosenBar } from '#desk/lists/chosen-bar.tsx';
import { type LeadStatus, leadStatuses } from '#features/leads/lead-kinds.schema.ts';
import { Button } from '#ui/button.tsx';
import { SelectField } from '#ui/fields/field.tsx';
import { useLeadNames } from './use-lead-names.ts';

type Props = { ids: readonly number[]; owners: readonly { id: number; name: string }[]; onDone: () => void };

/** A lost lead needs a reason of its own, so it is marked on its own screen. */
const markable = leadStatuses.filter((status) => status !== 'lost');

/** The same change to all leads that are chosen. */
export function BulkBar({ ids, owners, onDone }: Props) {
  const { t } = useLingui();
  const { statuses } = useLeadNames();
  const change = useChange();
  const [isPending, setPending] = useState(false);
  const [status, setStatus] = useState<LeadStatus>('contacted');
  const [owner, setOwner] = useState('');

  async function changeAll(send: () => Promise<CallResult<{ message: string }>>) {
    setPending(true);
    const isMade = await change(send());
    setPending(false);
    if (isMade) onDone();
  }

  const chosen = [...ids];
  return (
    <ChosenBar label={t`Chosen leads`} count={ids.length}>
      <div className="flex flex-wrap items-end gap-3">
        <SelectField label={t`New owner`} value={owner} onChange={(event) => setOwner(event.target.value)}>
          <option value="">{t`Nobody`}</option>
          {owners.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <Button
          variant="secondary"
          pending={isPending}
          onClick={() =>
            void changeAll(() =>
              call('POST /leads/owner', { input: { ids: chosen, ownerId: owner ? Number(owner) : null } }),
            )
          }
        >
          <Trans>Assign</Trans>
        </Button>
      </div>
      <div className="flex flex-wrap items-end gap-3">
        <SelectField
          label={t`New status`}
          value={status}
          onChange={(event) => setStatus(markable.find((each) => each === event.target.value) ?? 'contacted')}
        >
          {markable.map((each) => (
            <option key={each} value={each}>
              {statuses[each]}
            </option>
          ))}
        </SelectField>
        <Button
          variant="secondary"
          pending={isPending}
          onClick={() => void changeAll(() => call('POST /leads/status', { input: { ids: chosen, status } }))}
        >
          <Trans>Mark</Trans>
        </Button>
      </div>
    </ChosenBar>
  );
}
