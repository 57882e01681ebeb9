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

type What = { effectId: number } | { order: string };

/** Proposes to strike an effect, or an order, that should not have been recorded; it stays on record with the reason. */
export function StrikeForm(what: What) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const isOrder = 'order' in what;
  const id = isOrder ? 'strike-order' : `strike-${what.effectId}`;
  return (
    <div>
      <Button variant="quiet" className="-mx-2" command="show-modal" commandfor={id}>
        {isOrder ? <Trans>Strike the order</Trans> : <Trans>Strike</Trans>}
      </Button>
      <Dialog
        id={id}
        title={isOrder ? t`Strike this order` : t`Strike this effect`}
        closeLabel={t`Close`}
        onToggle={setOpen}
      >
        {isOpen && <Fields what={what} id={id} />}
      </Dialog>
    </div>
  );
}

function Fields({ what, id }: { what: What; id: string }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const form = useDeskForm({
    id: `${id}-form`,
    schema: strikeInput,
    defaults: { reason: '' },
    call: (input) =>
      'order' in what
        ? call('POST /law/orders/{slug}/strike', { params: { slug: what.order }, input })
        : call('POST /law/effects/{id}/strike', { params: { id: what.effectId }, input }),
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
