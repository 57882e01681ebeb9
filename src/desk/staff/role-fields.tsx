import { Trans, useLingui } from '@lingui/react/macro';
import type { DeskForm } from '#desk/calls/use-desk-form.ts';
import { useRoleNames } from '#desk/texts/use-role-names.ts';
import { type StaffRole, staffRoles } from '#features/staff/staff.schema.ts';
import { Checkbox } from '#ui/fields/field.tsx';
import { FieldNotes } from '#ui/fields/field-frame.tsx';

/** What somebody may do at the desk: one role or several. */
export function RoleFields({ form }: { form: DeskForm<'roles'> }) {
  const { t } = useLingui();
  const roleNames = useRoleNames();
  const { id, error, ...field } = form.field('roles');
  const about: Record<StaffRole, string> = {
    owner: t`Everything, also staff and the audit log`,
    editor: t`Writes and corrects content, and submits it`,
    reviewer: t`Publishes and sends back what editors submit, answers comments`,
    sales: t`Leads, calls and clients`,
  };

  return (
    <fieldset className="stack-1">
      <legend className="font-semibold">
        <Trans>Roles</Trans>
      </legend>
      {staffRoles.map((role, at) => (
        <Checkbox
          key={role}
          {...field}
          id={at === 0 ? id : `${id}-${role}`}
          value={role}
          label={
            <>
              <span className="font-semibold">{roleNames([role])}</span>
              <span className="block text-sm text-ink-2">{about[role]}</span>
            </>
          }
        />
      ))}
      <FieldNotes id={id} error={error} />
    </fieldset>
  );
}
