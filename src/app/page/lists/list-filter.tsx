import { SidebarNav } from '#ui/sidebar-nav.tsx';
import { type ListQuery, listAddress } from './list-query.ts';

/**
 * A filter of a list, as links that preserve the search and the other filters.
 *
 * @param name the query parameter, declared on the route and in `readListQuery`
 * @param all the label for no filter ("All categories")
 */
export function ListFilter<Chosen extends ListQuery['filters']>({
  query,
  name,
  label,
  all,
  choices,
}: {
  query: ListQuery<Chosen>;
  name: keyof Chosen & string;
  label: string;
  all: string;
  choices: readonly { value: string; label: string; count?: number }[];
}) {
  const current = query.filters[name];
  const to = (value?: string) => listAddress({ ...query, page: 1, filters: { ...query.filters, [name]: value } });
  return (
    <SidebarNav
      label={label}
      currentLabel={choices.find(({ value }) => value === current)?.label ?? all}
      items={[
        { label: all, to: to(), current: current === undefined },
        ...choices.map(({ value, label, count }) => ({ label, count, to: to(value), current: value === current })),
      ]}
    />
  );
}
