import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '#desk/calls/call.ts';
import { FormFaults } from '#desk/calls/form-faults.tsx';
import { useDeskForm } from '#desk/calls/use-desk-form.ts';
import { useFaultText } from '#desk/texts/use-fault-text.ts';
import { type ClientView, eraseInput, erasureReasons } from '#features/accounts/desk/clients.schema.ts';
import { Button } from '#ui/button.tsx';
import { FactList } from '#ui/fact-list.tsx';
import { SelectField, TextField } from '#ui/fields/field.tsx';
import { closeDialog, Dialog, openDialog } from '#ui/overlays/dialog.tsx';
import { useToast } from '#ui/overlays/toast.tsx';

const eraseId = 'erase';

/** What a person may ask of the office: a copy of everything that is stored about them, or its erasure. */
export function ClientRequests({ client }: { client: ClientView }) {
  const { t } = useLingui();
  const toast = useToast();
  const faultText = useFaultText();
  const [extent, setExtent] = useState<Extent>([]);
  const [pending, setPending] = useState<'export' | 'erase'>();
  const { id, isStaff, hold } = client;

  /** The call asks for a fresh proof, which then lasts for what follows. */
  async function measure(what: 'export' | 'erase'): Promise<boolean> {
    setPending(what);
    const measured = await call('GET /clients/{id}/extent', { params: { id } });
    setPending(undefined);
    if (!measured.ok) toast.error(faultText(measured));
    else setExtent(measured.data.rows);
    return measured.ok;
  }

  return (
    <section aria-labelledby="requests" className="stack-5">
      <h2 id="requests">
        <Trans>What a person may ask</Trans>
      </h2>
      <div className="stack-3 border-t border-rule pt-4">
        <p>
          <Trans>
            An export is an archive of every row and file of this address, without passwords. Read it before you send it
            on: free text may name other people. Each download is recorded.
          </Trans>
        </p>
        <Button
          variant="secondary"
          pending={pending === 'export'}
          onClick={async () => {
            if (await measure('export')) location.assign(archiveOf(id));
          }}
        >
          <Trans>Download the export</Trans>
        </Button>
      </div>
      <div className="stack-3 border-t border-rule pt-4">
        {hold ? (
          <p>
            <Trans>
              A legal hold stands, so nothing is erased. Whoever asks for an erasure is told that the request is
              recorded and waits, because a law requires the data to be kept.
            </Trans>
          </p>
        ) : isStaff ? (
          <p>
            <Trans>
              Somebody of the staff has the same address, so this client cannot be erased here. Ask the operator.
            </Trans>
          </p>
        ) : (
          <>
            <p>
              <Trans>
                An erasure deletes the account and everything that was sent from its address, also leads that were won.
                It cannot be undone.
              </Trans>
            </p>
            <Button
              variant="secondary"
              pending={pending === 'erase'}
              onClick={async () => {
                if (await measure('erase')) openDialog(eraseId);
              }}
            >
              <Trans>Erase this client…</Trans>
            </Button>
            <Dialog id={eraseId} title={t`Erase this client?`} closeLabel={t`Close`}>
              <EraseForm client={client} extent={extent} />
            </Dialog>
          </>
        )}
      </div>
    </section>
  );
}

type Extent = readonly { table: string; count: number }[];

function EraseForm({ client: { id, email }, extent }: { client: ClientView; extent: Extent }) {
  const { t } = useLingui();
  const toast = useToast();
  const navigate = useNavigate();
  const form = useDeskForm({
    id: eraseId,
    schema: eraseInput,
    defaults: { reason: 'requested', email: '' },
    call: (input) => call('POST /clients/{id}/erase', { params: { id }, input }),
    onDone: ({ message }) => {
      closeDialog(eraseId);
      toast.success(message);
      void navigate('/clients');
    },
  });
  const reasons: Record<(typeof erasureReasons)[number], string> = {
    requested: t`The person asked for it`,
    'no-longer-needed': t`What it was stored for has ended`,
    mistake: t`It was created by mistake or for a test`,
    ordered: t`An authority or a court ordered it`,
  };
  return (
    <form onSubmit={form.submit} noValidate className="stack-5">
      <FormFaults form={form} />
      <p>
        <Trans>
          Look first for what a law obliges you to store, for instance for invoices, and store it outside the site.
        </Trans>
      </p>
      <details>
        <summary className="inline-flex min-h-11 cursor-pointer items-center text-assay">
          <Trans>What is erased</Trans>
        </summary>
        <FactList facts={extent.map(({ table, count }) => ({ term: table, value: String(count) }))} />
      </details>
      <SelectField {...form.field('reason')} label={t`Reason`}>
        {erasureReasons.map((reason) => (
          <option key={reason} value={reason}>
            {reasons[reason]}
          </option>
        ))}
      </SelectField>
      <TextField
        {...form.field('email')}
        type="email"
        label={t`Email address of the client`}
        hint={<Trans>Type {email} to confirm.</Trans>}
        autoComplete="off"
        dir="ltr"
        className="text-start"
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" pending={form.pending}>
          <Trans>Erase for ever</Trans>
        </Button>
        <Button variant="secondary" command="close" commandfor={eraseId}>
          <Trans>Keep this client</Trans>
        </Button>
      </div>
    </form>
  );
}

function archiveOf(id: number): string {
  return `${document.documentElement.dataset.calls}/clients/${id}/archive`;
}
