import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { isBlank } from '#core/text/filled.ts';
import { OrderReference } from '#features/requirements/components/order-reference.tsx';
import { StateChip } from '#features/requirements/components/state-chip.tsx';
import { DateOrDoubt, ToBeConfirmed } from '#features/requirements/components/to-be-confirmed.tsx';
import { currentState } from '#features/requirements/requirement-state.ts';
import type { StandardLine } from '#features/standards/standard-detail.ts';
import { type Column, DataTable } from '#ui/data-table.tsx';

const linkClass = 'text-assay underline underline-offset-4 hover:text-assay-hover';

/** What the lists ask under a standard, one line a product and service. */
export function RequirementTable({ lines, today }: { lines: readonly StandardLine[]; today: string }) {
  const { t } = useLingui();
  const columns: Column<StandardLine>[] = [
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
      key: 'certification',
      header: t`Certification`,
      cell: (line) => <Certification line={line} today={today} />,
    },
    { key: 'order', header: t`Order`, cell: (line) => <Order line={line} /> },
    {
      key: 'date',
      header: t`Implementation date`,
      cell: ({ implementationDate }) => <DateOrDoubt date={implementationDate} />,
    },
  ];
  return (
    <>
      <DataTable
        caption={t`Products under this standard with their certification, order and dates`}
        captionHidden
        columns={columns}
        rows={lines}
        rowKey={(line) => line.id}
      />
      <Sources lines={lines} />
    </>
  );
}

function Certification({ line, today }: { line: StandardLine; today: string }) {
  const { service, implementationDate } = line;
  return (
    <div className="flex flex-wrap gap-x-3 gap-y-1.5">
      <Link to={`/services/${service.categorySlug}/${service.slug}`} className={linkClass}>
        {service.name}
      </Link>
      <StateChip state={currentState(line, today)} from={implementationDate} />
    </div>
  );
}

function Order({ line }: { line: StandardLine }) {
  return (
    <div className="space-y-1">
      <div>
        <OrderReference name={line.orderName} reference={line.orderReference} date={line.orderDate} />
      </div>
      {!isBlank(line.note) && (
        <p className="text-sm text-ink-2">
          <bdi>{line.note}</bdi>
        </p>
      )}
      {!line.confirmed && (
        <p className="text-sm">
          <ToBeConfirmed />
        </p>
      )}
    </div>
  );
}

function Sources({ lines }: { lines: readonly StandardLine[] }) {
  const sources = [...new Set(lines.flatMap(({ source }) => source ?? []))];
  return (
    <p className="mt-4 text-sm text-ink-2">
      {sources.length > 0 ? (
        <Trans>
          Sources: <bdi>{sources.join('; ')}</bdi>
        </Trans>
      ) : (
        <Trans>The sources are to be confirmed.</Trans>
      )}
    </p>
  );
}
