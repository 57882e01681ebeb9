import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { redirect, useLoaderData, useNavigate } from 'react-router';
import { type CallFailure, call } from '#desk/calls/call.ts';
import { Problem } from '#desk/calls/form-faults.tsx';
import { Entrance } from '#desk/shell/entrance.tsx';
import { useFaultText } from '#desk/texts/use-fault-text.ts';
import { useIndianMoment } from '#desk/texts/use-indian-moment.ts';
import { useRoleNames } from '#desk/texts/use-role-names.ts';
import { Button } from '#ui/button.tsx';
import { FactList } from '#ui/fact-list.tsx';

/** The token is behind the #, which browsers send to nobody. */
export async function loader() {
  const token = location.hash.slice(1);
  if (!token) throw redirect('/sign-in');
  const invitation = await call('POST /invitations/read', { input: { token }, isUninterrupted: true });
  return { token, invitation };
}

export function Component() {
  const { t } = useLingui();
  const moment = useIndianMoment();
  const faultText = useFaultText();
  const roleNames = useRoleNames();
  const navigate = useNavigate();
  const { token, invitation } = useLoaderData<typeof loader>();
  const [failure, setFailure] = useState<CallFailure>();
  const [pending, setPending] = useState(false);

  async function accept() {
    setPending(true);
    const accepted = await call('POST /invitations/accept', { input: { token }, isUninterrupted: true });
    setPending(false);
    if (accepted.ok) await navigate('/welcome', { replace: true });
    else setFailure(accepted);
  }

  if (!invitation.ok) {
    return (
      <Entrance
        title={t`This invitation cannot be used`}
        lead={
          invitation.status === 404 ? (
            <Trans>It has been used, withdrawn, or has run out. Ask the person who sent it for another one.</Trans>
          ) : (
            faultText(invitation)
          )
        }
      >
        <Button variant="secondary" onClick={() => void navigate('/sign-in')}>
          <Trans>To the sign-in</Trans>
        </Button>
      </Entrance>
    );
  }

  const { name, email, roles, expiresAt } = invitation.data;
  return (
    <Entrance
      title={t`Welcome to the staff desk`}
      lead={<Trans>You have been invited. In the next step you choose how you will sign in.</Trans>}
    >
      <FactList
        facts={[
          { term: t`Name`, value: name || null },
          { term: t`Email`, value: email },
          { term: t`Roles`, value: roleNames(roles) },
          { term: t`Valid until`, value: moment(expiresAt) },
        ]}
      />
      <Problem text={failure && faultText(failure)} />
      <Button pending={pending} onClick={() => void accept()} className="w-full">
        <Trans>Accept the invitation</Trans>
      </Button>
    </Entrance>
  );
}
