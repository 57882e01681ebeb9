import { useLingui } from '@lingui/react/macro';
import { ListFilters } from '#desk/lists/list-filters.tsx';

type Props = { actions: readonly string[]; staff: readonly { id: number; name: string }[] };

/** Narrows the log down. */
export function AuditFilters({ actions, staff }: Props) {
  const { t } = useLingui();
  return (
    <ListFilters
      choices={[
        {
          name: 'staff',
          label: t`Who`,
          any: t`Everybody`,
          options: staff.map(({ id, name }) => [String(id), name] as const),
        },
        {
          name: 'action',
          label: t`What`,
          any: t`Everything`,
          options: actions.map((action) => [action, action] as const),
        },
      ]}
      days={[
        { name: 'from', label: t`From` },
        { name: 'to', label: t`Until` },
      ]}
    />
  );
}
