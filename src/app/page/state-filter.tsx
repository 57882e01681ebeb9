import { useLingui } from '@lingui/react/macro';
import { type StateChoice, stateChoices } from '#features/requirements/requirement-state.schema.ts';
import { SidebarNav } from '#ui/sidebar-nav.tsx';
import { type ListQuery, listAddress, type PageSizes } from './list-query.ts';

/** The filter by legal state, as links that keep the search and the other filters. */
export function StateFilter({
  query,
  sizes,
  current,
}: {
  query: ListQuery;
  sizes: PageSizes;
  current: StateChoice | null;
}) {
  const { t } = useLingui();
  const labels: Record<StateChoice, string> = {
    'in-force': t`In force`,
    upcoming: t`Upcoming`,
    paused: t`Paused`,
    withdrawn: t`Withdrawn`,
  };
  const { state: _, ...others } = query.filters ?? {};
  const to = (state: StateChoice | null) =>
    listAddress({ ...query, page: 1, filters: state ? { ...others, state } : others }, sizes);
  const choices = Object.keys(stateChoices) as StateChoice[];
  const all = t`All states`;
  return (
    <SidebarNav
      label={t`State`}
      currentLabel={current ? labels[current] : all}
      items={[
        { label: all, to: to(null), current: current === null },
        ...choices.map((state) => ({ label: labels[state], to: to(state), current: state === current })),
      ]}
    />
  );
}
