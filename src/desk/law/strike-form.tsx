import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '#desk/calls/call.ts';
import { FormFaults } from '#desk/calls/form-faults.tsx';
import { useDeskForm } from '#desk/calls/use-desk-form.ts';
import { strikeInput } from '#features/law/law-inputs.schema.ts';
import { Button } from '#ui/button.tsx';
import { TextArea } from '#ui/fields/field.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';

/** Proposes to strike an effect that should not have been recorded; it stays on record with the reason. */
export function StrikeForm({ effectId }: { effectId: number }) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const id = `strike-${effectId}`;
  return (
    <div>
      <Button variant="quiet" command="show-modal" commandfor={id}>
        <Trans>Strike</Trans>
      </Button>
      <Dialog id={id} title={t`Strike this effect`} closeLabel={t`Close`} onToggle={setOpen}>
        {isOpen && <Fields effectId={effectId} id={id} />}
      </Dialog>
    </div>
  );
}

function Fields({ effectId, id }: { effectId: number; id: string }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const form = useDeskForm({
    id: `${id}-form`,
    schema: strikeInput,
    defaults: { reason: '' },
    call: (input) => call('POST /law/effects/{id}/strike', { params: { id: effectId }, input }),
    onDone: (data) => void navigate(`/law/proposals/${data.id}`),
  });
  return (
    <form onSubmit={form.submit} noValidate className="stack-4">
      <FormFaults form={form} />
      <TextArea
        {...form.field('reason')}
        label={t`Why it was wrong`}
        hint={<Trans>It stays in the register as struck, because people may have relied on it.</Trans>}
      />
      <Button type="submit" pending={form.pending}>
        <Trans>Propose to strike it</Trans>
      </Button>
    </form>
  );
}
