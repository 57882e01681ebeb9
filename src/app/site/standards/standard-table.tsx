import { Trans, useLingui } from '@lingui/react/macro';
import { ToBeConfirmed } from '#features/requirements/components/notes.tsx';
import { StandardReference, Succession } from '#features/requirements/components/standard-reference.tsx';
import { StateChip } from '#features/requirements/components/state-chip.tsx';
import type { RequirementState } from '#features/requirements/requirement-state.schema.ts';
import { type Column, DataTable } from '#ui/data-table.tsx';
import { OwnText } from '#ui/own-language.tsx';

export type StandardRow = {
  slug: string;
  number: string;
  title: string | null;
  productCount: number;
  successor: { slug: string; number: string } | null;
  concurrentUntil: string | null;
  states: RequirementState[];
  /** True when a fact of the standard, or of a requirement under it, was not seen in a source. */
  inDoubt: boolean;
};

export function StandardTable({ standards, today }: { standards: readonly StandardRow[]; today: string }) {
  const { t } = useLingui();
  const columns: Column<StandardRow>[] = [
    {
      key: 'number',
      header: t`Number`,
      rowHeader: true,
      width: 'w-[30%]',
      cell: (row) => <StandardReference {...row} />,
    },
    {
      key: 'title',
      header: t`Title`,
      cell: ({ title }) =>
        title ? <OwnText text={title} from="lists" /> : <span className="text-ink-2">{t`Not given in our lists`}</span>,
    },
    { key: 'products', header: t`Products`, numeric: true, width: 'w-24', cell: ({ productCount }) => productCount },
    { key: 'status', header: t`Status`, width: 'w-44', cell: (row) => <Status row={row} today={today} /> },
  ];
  return (
    <DataTable
      caption={t`Standards with their titles, products and status`}
      captionHidden
      columns={columns}
      rows={standards}
      rowKey={(standard) => standard.slug}
    />
  );
}

function Status({ row, today }: { row: StandardRow; today: string }) {
  return (
    <div className="stack-1.5">
      <div className="flex flex-wrap gap-2">
        {row.states.map((state) => (
          <StateChip key={state} state={state} />
        ))}
        {row.inDoubt && <ToBeConfirmed />}
      </div>
      {row.successor && (
        <p className="text-sm">
          <Succession successor={row.successor} concurrentUntil={row.concurrentUntil} today={today} />
        </p>
      )}
      {row.states.length === 0 && !row.successor && (
        <span className="text-sm text-ink-2">
          <Trans>No products on our lists</Trans>
        </span>
      )}
    </div>
  );
}
