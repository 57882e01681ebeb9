import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useLocation } from 'react-router';
import type { listProductsThen } from '#features/orders/known/list-products-then.server.ts';
import { startOfState } from '#features/orders/start-of-state.ts';
import { LegendLink } from '#features/requirements/components/legend-link.tsx';
import { StateChip } from '#features/requirements/components/state-chip.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { OwnText } from '#ui/own-language.tsx';
import { TextLink } from '#ui/text-link.tsx';

type Row = Awaited<ReturnType<typeof listProductsThen>>[number];

/**
 * The products under the order, with the standards that the list names for them.
 * @param left how many more products there are, which are shown at another address
 */
export function OrderProducts({ products, left }: { products: readonly Row[]; left: number }) {
  const { search } = useLocation();
  const [first] = products;
  if (!first) return null;
  // What all of them share is said once.
  const isShared = left === 0 && products.length > 1;
  const sameState = isShared && products.every((row) => stateKey(row) === stateKey(first));
  const standards = first.standards.join(', ');
  const sameStandards = isShared && standards !== '' && products.every((row) => row.standards.join(', ') === standards);
  const all = new URLSearchParams(search);
  all.set('products', 'all');
  return (
    // A part of the list is of no use on paper.
    <section aria-labelledby="products" className={left > 0 ? 'no-print mt-10' : 'mt-10'}>
      <h2 id="products" className="break-after-avoid text-2xl">
        <Trans>Products under this order</Trans>
      </h2>
      {products.some(({ differs }) => differs) && (
        <p className="mt-2 text-sm text-ink-2">
          <Trans>The status is that for large enterprises. What applies to others is said above.</Trans>
        </p>
      )}
      {(sameState || sameStandards) && (
        <p className="mt-2">
          <Trans>For all of them:</Trans> {sameState && <StateChip state={first.state} from={startOfState(first)} />}{' '}
          {sameStandards && <OwnText text={standards} />}
        </p>
      )}
      <div className="mt-3 stack-4">
        <Table rows={products} hasStandards={!sameStandards} hasStates={!sameState} />
        {left > 0 && (
          <TextLink to={`?${all}#products`} preventScrollReset className="py-2 font-semibold">
            <Plural value={left} one="Show # more product" other="Show # more products" />
          </TextLink>
        )}
        <p className="text-sm">
          <LegendLink />
        </p>
      </div>
    </section>
  );
}

const stateKey = (row: Row) => `${row.state} ${startOfState(row)}`;

function Table({ rows, hasStandards, hasStates }: { rows: readonly Row[]; hasStandards: boolean; hasStates: boolean }) {
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
        ...(hasStandards
          ? [
              {
                key: 'standard',
                header: t`Standard`,
                width: 'w-2/5',
                cell: ({ standards }: Row) => standards.join(', '),
              },
            ]
          : []),
        ...(hasStates
          ? [
              {
                key: 'state',
                header: t`Status`,
                width: 'w-1/4',
                cell: (row: Row) => <StateChip state={row.state} from={startOfState(row)} />,
              },
            ]
          : []),
      ]}
    />
  );
}
