import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { call } from '#desk/calls/call.ts';
import { FormFaults } from '#desk/calls/form-faults.tsx';
import { useDeskForm } from '#desk/calls/use-desk-form.ts';
import { useIndianMoment } from '#desk/texts/use-indian-moment.ts';
import { invitationInput } from '#features/staff/access.schema.ts';
import { Button } from '#ui/button.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { TextField } from '#ui/fields/field.tsx';
import { closeDialog, Dialog } from '#ui/overlays/dialog.tsx';
import { LanguageFields } from './language-fields.tsx';
import { RoleFields } from './role-fields.tsx';

export const inviteId = 'invite';

type Made = { link: string; expiresAt: string; isMailed: boolean };

/** Invites a colleague by a link, which is shown once. */
export function InviteDialog({ onDone }: { onDone: () => void }) {
  const { t } = useLingui();
  const [made, setMade] = useState<Made>();
  const [opening, setOpening] = useState(0);

  return (
    <Dialog
      id={inviteId}
      title={made ? t`The invitation is ready` : t`Invite a colleague`}
      closeLabel={t`Close`}
      onClose={() => {
        setMade(undefined);
        setOpening(opening + 1);
      }}
    >
      {made ? (
        <Sent made={made} />
      ) : (
        <InviteForm
          key={opening}
          onDone={(sent) => {
            setMade(sent);
            onDone();
          }}
        />
      )}
    </Dialog>
  );
}

function InviteForm({ onDone }: { onDone: (made: Made) => void }) {
  const { t } = useLingui();
  const form = useDeskForm({
    id: inviteId,
    schema: invitationInput,
    defaults: { name: '', email: '', roles: [], languages: null },
    call: (input) => call('POST /staff/invitations', { input }),
    onDone,
  });

  return (
    <form onSubmit={form.submit} noValidate className="stack-4">
      <FormFaults form={form} />
      <TextField {...form.field('name')} label={t`Name`} autoComplete="off" />
      <TextField
        {...form.field('email')}
        type="email"
        label={t`Email`}
        autoComplete="off"
        dir="ltr"
        className="text-start"
      />
      <RoleFields form={form} />
      <LanguageFields form={form} />
      <Button type="submit" pending={form.pending}>
        <Trans>Make the invitation</Trans>
      </Button>
    </form>
  );
}

function Sent({ made: { link, expiresAt, isMailed } }: { made: Made }) {
  const moment = useIndianMoment();
  return (
    <div className="stack-4">
      <p>
        {isMailed ? (
          <Trans>
            We are emailing this link to your colleague; if the email does not arrive, pass it on yourself. It works
            once, until {moment(expiresAt)}, and is not shown again.
          </Trans>
        ) : (
          <Trans>
            Pass this link on to your colleague. It works once, until {moment(expiresAt)}, and is not shown again.
          </Trans>
        )}
      </p>
      <p dir="ltr" className="border border-rule bg-sheet p-3 font-mono text-sm wrap-anywhere">
        {link}
      </p>
      <div className="flex flex-wrap gap-3">
        <CopyButton
          variant="secondary"
          text={link}
          copied={<Trans>Copied</Trans>}
          failed={<Trans>Select it and copy it</Trans>}
        >
          <Trans>Copy the link</Trans>
        </CopyButton>
        <Button onClick={() => closeDialog(inviteId)}>
          <Trans>Done</Trans>
        </Button>
      </div>
    </div>
  );
}
