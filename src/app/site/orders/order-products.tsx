import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useLocation } from 'react-router';
import type { listProductsThen } from '#features/orders/known/list-products-then.server.ts';
import { startOfState } from '#features/orders/start-of-state.ts';
import { StateChip } from '#features/requirements/components/state-chip.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { TextLink } from '#ui/text-link.tsx';

type Row = Awaited<ReturnType<typeof listProductsThen>>[number];

/**
 * The products under the order, with the standards that the list names for them.
 * @param left how many more products there are, which are shown at another address
 */
export function OrderProducts({ products, left }: { products: readonly Row[]; left: number }) {
  const { search } = useLocation();
  if (products.length === 0) return null;
  const all = new URLSearchParams(search);
  all.set('products', 'all');
  return (
    <section aria-labelledby="products" className="mt-10">
      <h2 id="products" className="break-after-avoid text-2xl">
        <Trans>Products under this order</Trans>
      </h2>
      {products.some(({ differs }) => differs) && (
        <p className="mt-2 text-sm text-ink-2">
          <Trans>The status is that for large enterprises. What applies to others is said above.</Trans>
        </p>
      )}
      <div className="mt-3 stack-4">
        <Table rows={products} />
        {left > 0 && (
          <TextLink to={`?${all}#products`} preventScrollReset className="py-2 font-semibold">
            <Plural value={left} one="Show # more product" other="Show # more products" />
          </TextLink>
        )}
      </div>
    </section>
  );
}

function Table({ rows }: { rows: readonly Row[] }) {
  const { t } = useLingui();
  return (
    <DataTable
      caption={t`Products under this order`}
      captionHidden
      rows={rows}
      rowKey={({ slug, standards }) => `${slug} ${standards.join()}`}
      columns={[
        {
          key: 'product',
          header: t`Product`,
          rowHeader: true,
          cell: ({ slug, name }) => <TextLink to={`/products/${slug}`}>{name}</TextLink>,
        },
        {
          key: 'standard',
          header: t`Standard`,
          width: 'w-2/5',
          cell: ({ standards }) => standards.join(', '),
        },
        {
          key: 'state',
          header: t`Status`,
          width: 'w-1/4',
          cell: (row) => <StateChip state={row.state} from={startOfState(row)} />,
        },
      ]}
    />
  );
}
