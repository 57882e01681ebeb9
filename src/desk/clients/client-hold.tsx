import { Trans, useLingui } from '@lingui/react/macro';
import { ActButton } from '#desk/calls/act-button.tsx';
import { call } from '#desk/calls/call.ts';
import { FormFaults } from '#desk/calls/form-faults.tsx';
import { useChange } from '#desk/calls/use-change.ts';
import { useDeskForm } from '#desk/calls/use-desk-form.ts';
import { useIndianMoment } from '#desk/texts/use-indian-moment.ts';
import { type ClientView, holdInput } from '#features/accounts/desk/clients.schema.ts';
import { Button } from '#ui/button.tsx';
import { TextArea } from '#ui/fields/field.tsx';

type Hold = NonNullable<ClientView['hold']>;

/** Why nothing of a client may be deleted, for all who see the client. */
export function HoldNote({ hold: { reason, by, at } }: { hold: Hold }) {
  const moment = useIndianMoment();
  return (
    <div className="stack-2 border-s-4 border-withdrawn bg-sheet px-4 py-3">
      <p className="font-semibold">
        <Trans>A legal hold stands: nothing of this client is deleted.</Trans>
      </p>
      <p className="wrap-anywhere">
        <bdi>{reason}</bdi>
      </p>
      <p className="text-sm text-ink-2">
        {by && (
          <>
            <bdi>{by}</bdi>,{' '}
          </>
        )}
        {moment(at)}
      </p>
    </div>
  );
}

/** Puts a legal hold on a client, or takes it off. */
export function ClientHold({ client: { id, hold } }: { client: ClientView }) {
  return (
    <section aria-labelledby="hold" className="stack-4">
      <h2 id="hold">
        <Trans>Legal hold</Trans>
      </h2>
      {hold ? <EndHold id={id} /> : <HoldForm id={id} />}
    </section>
  );
}

function EndHold({ id }: { id: number }) {
  const change = useChange();
  return (
    <>
      <p>
        <Trans>
          Without it, the client can be erased again, and what has outlived its retention time is deleted within the
          hour.
        </Trans>
      </p>
      <ActButton variant="secondary" act={() => change(call('POST /clients/{id}/end-hold', { params: { id } }))}>
        <Trans>Take the hold off</Trans>
      </ActButton>
    </>
  );
}

function HoldForm({ id }: { id: number }) {
  const { t } = useLingui();
  const change = useChange();
  const form = useDeskForm({
    id: 'hold-form',
    schema: holdInput,
    defaults: { reason: '' },
    call: (input) => call('POST /clients/{id}/hold', { params: { id }, input }),
    onDone: (data) => void change(Promise.resolve({ ok: true, status: 200, data })),
  });
  return (
    <form onSubmit={form.submit} noValidate className="stack-4">
      <FormFaults form={form} />
      <p>
        <Trans>
          While a dispute, a claim or an authority needs the data, a hold keeps the account and everything that was sent
          from its address, whoever asks for its erasure.
        </Trans>
      </p>
      <TextArea
        {...form.field('reason')}
        label={t`Why nothing may be deleted`}
        hint={t`Only colleagues read it.`}
        rows={2}
      />
      <Button type="submit" variant="secondary" pending={form.pending}>
        <Trans>Put a legal hold</Trans>
      </Button>
    </form>
  );
}
