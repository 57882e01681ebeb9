import { useLingui } from '@lingui/react/macro';
import { ListFilters } from '#desk/lists/list-filters.tsx';
import { useStateNames } from './record-state-chip.tsx';

/** What a list of records shows. */
export function RecordFilters() {
  const { t } = useLingui();
  const states = Object.entries(useStateNames());
  const orders = [
    ['updatedAt.desc', t`Changed last`],
    ['title.asc', t`By name`],
  ] as const;
  return (
    <ListFilters
      words={{ label: t`Name or address`, maxLength: 200 }}
      choices={[
        { name: 'status', label: t`State`, any: t`Any state`, options: states },
        { name: 'sort', label: t`Order`, any: t`Usual order`, options: orders },
      ]}
    />
  );
}
