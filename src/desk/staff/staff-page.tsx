import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useLoaderData, useRevalidator } from 'react-router';
import { load } from '#desk/calls/call.ts';
import { DeskPage } from '#desk/shell/desk-page.tsx';
import { Button } from '#ui/button.tsx';
import { openDialog } from '#ui/overlays/dialog.tsx';
import { InvitationList } from './invitation-list.tsx';
import { InviteDialog, inviteId } from './invite-dialog.tsx';
import { MemberDialog, memberId } from './member-dialog.tsx';
import { MemberList } from './member-list.tsx';

/** Who works at the desk, with which roles, and who has been invited. */
export const loader = () => load('GET /staff');

export function Component() {
  const { t } = useLingui();
  const { staff, invitations } = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  const [changedId, setChangedId] = useState<number>();
  const changed = staff.find(({ id }) => id === changedId);
  const reload = () => void revalidate();

  return (
    <DeskPage
      title={t`Staff`}
      actions={
        <Button command="show-modal" commandfor={inviteId}>
          <Trans>Invite a colleague</Trans>
        </Button>
      }
    >
      <div className="stack-10">
        <MemberList
          members={staff}
          onChange={({ id }) => {
            setChangedId(id);
            openDialog(memberId);
          }}
        />
        {invitations.length > 0 && <InvitationList invitations={invitations} onDone={reload} />}
      </div>
      <InviteDialog onDone={reload} />
      <MemberDialog member={changed} onDone={reload} />
    </DeskPage>
  );
}
