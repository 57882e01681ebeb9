import { useLingui } from '@lingui/react/macro';
import { type ListQuery, listAddress, tablePageSizes } from '#app/page/list-query.ts';
import { SidebarNav } from '#ui/sidebar-nav.tsx';

/** The filter by category, as links that keep the search and the other filters. */
export function CategoryFilter({
  categories,
  query,
  current,
}: {
  categories: readonly { slug: string; name: string }[];
  query: ListQuery;
  current: string | null;
}) {
  const { t } = useLingui();
  const { category: _, ...others } = query.filters ?? {};
  const to = (filters: Record<string, string>) => listAddress({ ...query, page: 1, filters }, tablePageSizes);
  const all = t`All categories`;
  return (
    <SidebarNav
      label={t`Categories`}
      currentLabel={categories.find(({ slug }) => slug === current)?.name ?? all}
      items={[
        { label: all, to: to(others), current: current === null },
        ...categories.map(({ slug, name }) => ({
          label: name,
          to: to({ ...others, category: slug }),
          current: slug === current,
        })),
      ]}
    />
  );
}
