import { Trans, useLingui } from '@lingui/react/macro';
import { call } from '#desk/calls/call.ts';
import type { DeskCallAnswer } from '#desk/calls/desk-calls.ts';
import { shortMoment } from '#desk/texts/short-moment.ts';
import { useFaultText } from '#desk/texts/use-fault-text.ts';
import { useRoleNames } from '#desk/texts/use-role-names.ts';
import { Button } from '#ui/button.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { useToast } from '#ui/overlays/toast.tsx';

type Invitation = DeskCallAnswer<'GET /staff'>['invitations'][number];

/** Invitations that have not been used yet. */
export function InvitationList({ invitations, onDone }: { invitations: readonly Invitation[]; onDone: () => void }) {
  const { t, i18n } = useLingui();
  const toast = useToast();
  const faultText = useFaultText();
  const roleNames = useRoleNames();

  async function withdraw({ id }: Invitation) {
    const withdrawn = await call('DELETE /staff/invitations/{id}', { params: { id } });
    if (!withdrawn.ok) return toast.error(faultText(withdrawn));
    toast.success(t`The invitation has been withdrawn`);
    onDone();
  }

  return (
    <section aria-labelledby="invitations" className="stack-4">
      <h2 id="invitations">
        <Trans>Open invitations</Trans>
      </h2>
      <DataTable
        caption={t`Invitations that have not been used yet`}
        captionHidden
        rows={invitations}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'name',
            header: t`Name`,
            rowHeader: true,
            cell: ({ name, email }) => (
              <>
                <span className="block">{name}</span>
                <span className="block text-sm font-normal text-ink-2 wrap-anywhere">{email}</span>
              </>
            ),
          },
          { key: 'roles', header: t`Roles`, cell: ({ roles }) => roleNames(roles) },
          {
            key: 'expires',
            header: t`Valid until (Indian time)`,
            numeric: true,
            cell: ({ expiresAt }) => shortMoment(expiresAt, i18n.locale),
          },
          {
            key: 'withdraw',
            header: t`Withdraw`,
            plain: true,
            width: 'w-28',
            cell: (invitation) => (
              <Button
                variant="quiet"
                className="desk-row-action"
                aria-label={t`Withdraw the invitation of ${{ email: invitation.email }}`}
                onClick={() => void withdraw(invitation)}
              >
                <Trans>Withdraw</Trans>
              </Button>
            ),
          },
        ]}
      />
    </section>
  );
}
