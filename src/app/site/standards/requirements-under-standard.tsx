import { Trans, useLingui } from '@lingui/react/macro';
import { isBlank } from '#core/text/filled.ts';
import { OrderReference } from '#features/requirements/components/order-reference.tsx';
import { StateChip } from '#features/requirements/components/state-chip.tsx';
import { DateOrDoubt, ToBeConfirmed } from '#features/requirements/components/to-be-confirmed.tsx';
import { currentState } from '#features/requirements/requirement-state.schema.ts';
import type { RequirementUnderStandard } from '#features/requirements/requirement-under-standard.ts';
import { type Column, DataTable } from '#ui/data-table.tsx';
import { TextLink } from '#ui/text-link.tsx';

/** What the lists ask under a standard, one row for each product and service. */
export function RequirementsUnderStandard({
  requirements,
  today,
}: {
  requirements: readonly RequirementUnderStandard[];
  today: string;
}) {
  const { t } = useLingui();
  const columns: Column<RequirementUnderStandard>[] = [
    {
      key: 'product',
      header: t`Product`,
      rowHeader: true,
      cell: ({ product }) => <TextLink to={`/products/${product.slug}`}>{product.name}</TextLink>,
    },
    {
      key: 'certification',
      header: t`Certification`,
      cell: (requirement) => <Certification requirement={requirement} today={today} />,
    },
    { key: 'order', header: t`Order`, cell: (requirement) => <Order requirement={requirement} /> },
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
        rows={requirements}
        rowKey={({ id }) => id}
      />
      <Sources requirements={requirements} />
    </>
  );
}

function Certification({ requirement, today }: { requirement: RequirementUnderStandard; today: string }) {
  const { service, implementationDate } = requirement;
  return (
    <div className="flex flex-wrap gap-x-3 gap-y-1.5">
      <TextLink to={`/services/${service.categorySlug}/${service.slug}`}>{service.name}</TextLink>
      <StateChip state={currentState(requirement, today)} from={implementationDate} />
    </div>
  );
}

function Order({ requirement }: { requirement: RequirementUnderStandard }) {
  return (
    <div className="space-y-1">
      <div>
        <OrderReference
          name={requirement.orderName}
          reference={requirement.orderReference}
          date={requirement.orderDate}
        />
      </div>
      {!isBlank(requirement.note) && (
        <p className="text-sm text-ink-2">
          <bdi>{requirement.note}</bdi>
        </p>
      )}
      {!requirement.confirmed && (
        <p className="text-sm">
          <ToBeConfirmed />
        </p>
      )}
    </div>
  );
}

function Sources({ requirements }: { requirements: readonly RequirementUnderStandard[] }) {
  const sources = [...new Set(requirements.flatMap(({ source }) => source ?? []))];
  return (
    <p className="mt-4 text-sm text-ink-2">
      {sources.length > 0 ? (
        <Trans>
          Sources: <bdi>{sources.join('; ')}</bdi>
        </Trans>
      ) : (
        <Trans>The sources are still to be confirmed.</Trans>
      )}
    </p>
  );
}
