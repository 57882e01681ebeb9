import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { DeskCallAnswer } from '#desk/calls/desk-calls.ts';
import { useMe } from '#desk/shell/use-me.ts';
import { shortMoment } from '#desk/texts/short-moment.ts';
import { useRoleNames } from '#desk/texts/use-role-names.ts';
import { Button } from '#ui/button.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { StatusChip } from '#ui/status-chip.tsx';

export type Member = DeskCallAnswer<'GET /staff'>['staff'][number];

export function MemberList({ members, onChange }: { members: readonly Member[]; onChange: (member: Member) => void }) {
  const { t, i18n } = useLingui();
  const me = useMe();
  const roleNames = useRoleNames();

  return (
    <DataTable
      caption={<Plural value={members.length} one="# person" other="# people" />}
      rows={members}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'name',
          header: t`Name`,
          rowHeader: true,
          width: 'w-[28%]',
          cell: ({ name, email }) => (
            <>
              <span className="block">{name}</span>
              <span className="block text-sm font-normal text-ink-2 wrap-anywhere">{email}</span>
            </>
          ),
        },
        { key: 'roles', header: t`Roles`, cell: ({ roles }) => roleNames(roles) },
        { key: 'factors', header: t`Signs in by`, cell: ({ factors }) => <Factors {...factors} /> },
        {
          key: 'seen',
          header: t`Last seen (Indian time)`,
          width: 'w-[20%]',
          cell: ({ lastSeenAt }) => (lastSeenAt ? shortMoment(lastSeenAt, i18n.locale) : t`Never`),
        },
        {
          key: 'state',
          header: t`Access`,
          cell: ({ isActive }) =>
            isActive ? (
              <StatusChip tone="in-force">
                <Trans>Active</Trans>
              </StatusChip>
            ) : (
              <StatusChip tone="withdrawn">
                <Trans>Deactivated</Trans>
              </StatusChip>
            ),
        },
        {
          key: 'change',
          header: t`Change`,
          plain: true,
          width: 'w-24',
          cell: (member) =>
            member.id !== me.id && (
              <Button
                variant="quiet"
                className="desk-row-action"
                aria-label={t`Change ${{ name: member.name }}`}
                onClick={() => onChange(member)}
              >
                <Trans>Change</Trans>
              </Button>
            ),
        },
      ]}
    />
  );
}

function Factors({ passkeys, totp }: Member['factors']) {
  if (!passkeys && !totp) return <Trans>Not set up yet</Trans>;
  return (
    <>
      {passkeys > 0 && <Plural value={passkeys} one="# passkey" other="# passkeys" />}
      {passkeys > 0 && totp && ', '}
      {totp && <Trans>password and app</Trans>}
    </>
  );
}
