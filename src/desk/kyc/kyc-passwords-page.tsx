import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useLoaderData, useRevalidator } from 'react-router';
import { call, load } from '#desk/calls/call.ts';
import { FormFaults } from '#desk/calls/form-faults.tsx';
import { useDeskForm } from '#desk/calls/use-desk-form.ts';
import { DeskPage } from '#desk/shell/desk-page.tsx';
import { siteAddress } from '#desk/shell/site-address.ts';
import { shortMoment } from '#desk/texts/short-moment.ts';
import { useFaultText } from '#desk/texts/use-fault-text.ts';
import { type KycPasswordSlot, newKycPassword } from '#features/kyc/desk/kyc-passwords.schema.ts';
import { Button } from '#ui/button.tsx';
import { FactList } from '#ui/fact-list.tsx';
import { TextField } from '#ui/fields/field.tsx';
import { closeDialog, Dialog, openDialog } from '#ui/overlays/dialog.tsx';
import { useToast } from '#ui/overlays/toast.tsx';

/** The two passwords that open the KYC page. */
export const loader = () => load('GET /kyc-passwords');

// No field may have the id of a dialog: its label would name the dialog.
const setId = 'set-kyc-password';
const closeId = 'close-kyc-password';

export function Component() {
  const { t, i18n } = useLingui();
  const { slots } = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  const [chosen, setChosen] = useState<KycPasswordSlot>();
  const states = { set: t`Set`, demo: t`The demo’s, which everybody knows`, closed: t`Closed` };
  const moment = (at: string | null) => (at ? shortMoment(at, i18n.locale) : null);
  const reload = () => void revalidate();
  const open = (dialog: string, slot: KycPasswordSlot) => {
    setChosen(slot);
    openDialog(dialog);
  };
  return (
    <DeskPage
      title={t`KYC passwords`}
      lead={
        <Trans>
          Either of the two opens{' '}
          <a href={siteAddress('/kyc')} className="text-assay underline">
            the KYC page
          </a>
          , so that one can be replaced while the other is in use. Nobody can read them here.
        </Trans>
      }
    >
      <div className="grid max-w-3xl gap-10 sm:grid-cols-2">
        {slots.map((slot) => {
          const number = slot.slot;
          return (
            <section key={number} aria-labelledby={`slot-${number}`} className="stack-3">
              <h2 id={`slot-${number}`} className="text-xl">
                <Trans>Password {number}</Trans>
              </h2>
              <FactList
                facts={[
                  { term: t`State`, value: states[slot.state] },
                  { term: t`Changed`, value: moment(slot.changedAt) },
                  { term: t`Used last`, value: slot.state === 'closed' ? null : (moment(slot.lastUsedAt) ?? t`Never`) },
                ]}
              />
              <div className="flex flex-wrap gap-3">
                <Button variant="secondary" onClick={() => open(setId, slot)}>
                  <Trans>Set password {number}</Trans>
                </Button>
                {slot.state !== 'closed' && (
                  <Button variant="quiet" onClick={() => open(closeId, slot)}>
                    <Trans>Close password {number}</Trans>
                  </Button>
                )}
              </div>
            </section>
          );
        })}
      </div>
      <SetDialog slot={chosen?.slot} onDone={reload} />
      <CloseDialog slot={chosen?.slot} onDone={reload} />
    </DeskPage>
  );
}

type Props = { slot: number | undefined; onDone: () => void };

function SetDialog({ slot, onDone }: Props) {
  const { t } = useLingui();
  const [opening, setOpening] = useState(0);
  return (
    <Dialog id={setId} title={t`Set a KYC password`} closeLabel={t`Close`} onClose={() => setOpening(opening + 1)}>
      {slot && <PasswordForm key={`${opening} ${slot}`} slot={slot} onDone={onDone} />}
    </Dialog>
  );
}

function PasswordForm({ slot, onDone }: Props & { slot: number }) {
  const { t } = useLingui();
  const toast = useToast();
  const form = useDeskForm({
    id: 'kyc',
    schema: newKycPassword,
    defaults: { password: '' },
    call: (input) => call('PUT /kyc-passwords/{slot}', { params: { slot }, input }),
    onDone: ({ message }) => {
      toast.success(message);
      closeDialog(setId);
      onDone();
    },
  });
  return (
    <form onSubmit={form.submit} noValidate className="stack-4">
      <FormFaults form={form} />
      <TextField
        {...form.field('password')}
        label={t`New password`}
        hint={t`12 characters or more. It is shown as you type, because you pass it on; note it before you save.`}
        autoComplete="off"
        spellCheck={false}
        dir="ltr"
        className="text-start"
      />
      <Button type="submit" pending={form.pending}>
        <Trans>Save the password</Trans>
      </Button>
    </form>
  );
}

function CloseDialog({ slot, onDone }: Props) {
  const { t } = useLingui();
  const toast = useToast();
  const faultText = useFaultText();
  const [pending, setPending] = useState(false);
  async function close() {
    if (!slot) return;
    setPending(true);
    const result = await call('DELETE /kyc-passwords/{slot}', { params: { slot } });
    setPending(false);
    if (!result.ok) return toast.error(faultText(result));
    toast.success(result.data.message);
    closeDialog(closeId);
    onDone();
  }
  return (
    <Dialog id={closeId} title={t`Close a KYC password`} closeLabel={t`Cancel`}>
      <div className="stack-4">
        <p>
          <Trans>Whoever came in with password {slot} is out, and nobody comes in with it any more.</Trans>
        </p>
        <Button pending={pending} onClick={() => void close()}>
          <Trans>Close it</Trans>
        </Button>
      </div>
    </Dialog>
  );
}
