import { useLingui } from '@lingui/react/macro';
import type { StaffRole } from '#features/staff/staff.schema.ts';

/** Names roles in words: `['editor', 'sales']` → "Editor, Sales". */
export function useRoleNames() {
  const { t } = useLingui();
  const names: Record<StaffRole, string> = {
    owner: t`Owner`,
    editor: t`Editor`,
    reviewer: t`Reviewer`,
    sales: t`Sales`,
  };
  return (roles: readonly StaffRole[]) => roles.map((role) => names[role]).join(', ');
}
