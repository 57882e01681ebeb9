import { Trans, useLingui } from '@lingui/react/macro';
import { call } from '#desk/calls/call.ts';
import { FormFaults } from '#desk/calls/form-faults.tsx';
import { useDeskForm } from '#desk/calls/use-desk-form.ts';
import { useFaultText } from '#desk/texts/use-fault-text.ts';
import { staffChangeInput } from '#features/staff/access.schema.ts';
import { Button } from '#ui/button.tsx';
import { closeDialog, Dialog } from '#ui/overlays/dialog.tsx';
import { useToast } from '#ui/overlays/toast.tsx';
import { LanguageFields } from './language-fields.tsx';
import type { Member } from './member-list.tsx';
import { RoleFields } from './role-fields.tsx';

export const memberId = 'member';

/** Changes roles and languages of a colleague, or ends their access or their sessions. Each ends their sessions at once. */
export function MemberDialog({ member, onDone }: { member: Member | undefined; onDone: () => void }) {
  const { t } = useLingui();
  return (
    <Dialog id={memberId} title={member?.name ?? t`Change`} closeLabel={t`Close`}>
      {member && (
        <MemberForm
          // Of another person, and after a change, it begins anew.
          key={`${member.id} ${member.roles} ${member.languages} ${member.isActive}`}
          member={member}
          onDone={() => {
            closeDialog(memberId);
            onDone();
          }}
        />
      )}
    </Dialog>
  );
}

function MemberForm({ member, onDone }: { member: Member; onDone: () => void }) {
  const { t } = useLingui();
  const toast = useToast();
  const faultText = useFaultText();
  const { id, roles, languages, isActive } = member;
  const form = useDeskForm({
    id: memberId,
    schema: staffChangeInput,
    defaults: { roles, languages },
    call: (input) => call('PUT /staff/{id}', { params: { id }, input }),
    onDone: () => {
      toast.success(t`Saved`);
      onDone();
    },
  });

  async function setAccess() {
    const changed = await call(isActive ? 'POST /staff/{id}/deactivate' : 'POST /staff/{id}/activate', {
      params: { id },
    });
    if (!changed.ok) return toast.error(faultText(changed));
    toast.success(isActive ? t`Access has been ended` : t`Access has been given back`);
    onDone();
  }

  async function endSessions() {
    const ended = await call('POST /staff/{id}/sign-out', { params: { id } });
    if (!ended.ok) return toast.error(faultText(ended));
    toast.success(t`All sessions have been ended`);
    onDone();
  }

  return (
    <div className="stack-6">
      <form onSubmit={form.submit} noValidate className="stack-4">
        <FormFaults form={form} />
        <RoleFields form={form} />
        <LanguageFields form={form} />
        <Button type="submit" pending={form.pending}>
          <Trans>Save roles and languages</Trans>
        </Button>
      </form>
      {isActive && (
        <div className="stack-3 border-t border-rule pt-5">
          <p>
            <Trans>When a device is lost, end all sessions. The person can sign in again on another one.</Trans>
          </p>
          <Button variant="secondary" onClick={() => void endSessions()}>
            <Trans>End all sessions</Trans>
          </Button>
        </div>
      )}
      <div className="stack-3 border-t border-rule pt-5">
        <p>
          {isActive ? (
            <Trans>
              When somebody leaves, deactivate their access: their sessions end at once, and their entries in the audit
              log stay.
            </Trans>
          ) : (
            <Trans>This person cannot sign in at present.</Trans>
          )}
        </p>
        <Button variant="secondary" onClick={() => void setAccess()}>
          {isActive ? <Trans>Deactivate</Trans> : <Trans>Activate again</Trans>}
        </Button>
      </div>
    </div>
  );
}
