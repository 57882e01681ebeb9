import { useLingui } from '@lingui/react/macro';
import { ListPages } from '#app/list-page/list-pages.tsx';
import { type ListQuery, tablePageSizes } from '#app/list-page/list-query.ts';
import { ListRange } from '#app/list-page/list-range.tsx';
import { ListSearch } from '#app/list-page/list-search.tsx';
import { ListNotes } from '#app/site/mandatory-products/list-notes.tsx';
import { ListedProducts } from '#app/site/mandatory-products/listed-products.tsx';
import type { ListedProduct } from '#features/mandatory-products/mandatory-products.server.ts';

export type ListOfService = { rows: ListedProduct[]; total: number; query: ListQuery; sources: string[] };

const hash = '#mandatory-products';

/** The mandatory-products table inside a service's page; its addresses keep the section's hash. */
export function ListSection({ list }: { list: ListOfService }) {
  const { t } = useLingui();
  const { rows, total, query, sources } = list;
  return (
    <div className="mt-6 space-y-4">
      <ListSearch
        id="list-search"
        label={t`Search this list`}
        placeholder={t`Enter the IS & Product Name`}
        query={query}
        sizes={tablePageSizes}
        hash={hash}
      />
      <ListRange query={query} total={total} />
      <ListedProducts rows={rows} query={query} withCompliance clearTo={`.${hash}`} />
      <ListPages query={query} total={total} sizes={tablePageSizes} hash={hash} />
      <ListNotes sources={sources} rows={rows} />
    </div>
  );
}
