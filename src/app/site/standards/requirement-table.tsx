import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { isBlank } from '#core/blank.ts';
import { currentState } from '#features/mandatory-products/requirement-state.ts';
import { OrderReference } from '#features/products/components/order-reference.tsx';
import { StateChip } from '#features/products/components/state-chip.tsx';
import { DateOrDoubt, ToBeConfirmed } from '#features/products/components/to-be-confirmed.tsx';
import type { Requirement } from '#features/products/requirement.ts';
import { type Column, DataTable } from '#ui/data-table.tsx';

const linkClass = 'text-assay underline underline-offset-4 hover:text-assay-hover';

/** What the lists ask under a standard, one line a product and service. */
export function RequirementTable({ requirements, today }: { requirements: readonly Requirement[]; today: string }) {
  const { t } = useLingui();
  const hasNotes = requirements.some(({ note, confirmed }) => !confirmed || !isBlank(note));
  const sources = [...new Set(requirements.flatMap(({ source }) => source ?? []))];
  const columns: Column<Requirement>[] = [
    {
      key: 'product',
      header: t`Product`,
      rowHeader: true,
      cell: ({ product }) => (
        <Link to={`/products/${product.slug}`} className={linkClass}>
          {product.name}
        </Link>
      ),
    },
    {
      key: 'service',
      header: t`Certification`,
      cell: ({ service }) => (
        <Link to={`/services/${service.categorySlug}/${service.slug}`} className={linkClass}>
          {service.name}
        </Link>
      ),
    },
    {
      key: 'status',
      header: t`Status`,
      cell: (line) => <StateChip state={currentState(line, today)} from={line.implementationDate} />,
    },
    {
      key: 'order',
      header: t`Order`,
      cell: ({ orderName, orderReference, orderDate }) => (
        <OrderReference name={orderName} reference={orderReference} date={orderDate} />
      ),
    },
    {
      key: 'date',
      header: t`Implementation date`,
      cell: ({ implementationDate }) => <DateOrDoubt date={implementationDate} />,
    },
    ...(hasNotes ? [{ key: 'note', header: t`Note`, cell: (line: Requirement) => <Note line={line} /> }] : []),
  ];
  return (
    <>
      <DataTable
        caption={t`Products under this standard with their certification, order and dates`}
        captionHidden
        columns={columns}
        rows={requirements}
        rowKey={(line) => line.id}
      />
      <p className="mt-4 text-sm text-ink-2">
        {sources.length > 0 ? (
          <Trans>
            Sources: <bdi>{sources.join('; ')}</bdi>
          </Trans>
        ) : (
          <Trans>The sources are to be confirmed.</Trans>
        )}
      </p>
    </>
  );
}

function Note({ line: { note, confirmed } }: { line: Requirement }) {
  return (
    <div className="space-y-1 text-sm">
      {!isBlank(note) && (
        <p>
          <bdi>{note}</bdi>
        </p>
      )}
      {!confirmed && (
        <p>
          <ToBeConfirmed />
        </p>
      )}
    </div>
  );
}
