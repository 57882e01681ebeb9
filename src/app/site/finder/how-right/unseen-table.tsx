import { Trans, useLingui } from '@lingui/react/macro';
import type { AnswersReport } from '#features/finder/how-right/answers-report.schema.ts';
import { DataTable } from '#ui/data-table.tsx';

/** How well products are found by words that nobody has chosen names by. */
export function UnseenTable({ unseen }: Pick<AnswersReport, 'unseen'>) {
  const { t } = useLingui();
  const phrasings = {
    plain: t`As people say it`,
    trade: t`As in a business enquiry`,
    misspelt: t`Misspelt, or Hindi in Latin letters`,
  };
  return (
    <>
      <p>
        <Trans>
          Whoever adds names to the finder does not see these words. Many of the enquiries give sizes and materials but
          not the product’s name.
        </Trans>
      </p>
      <DataTable
        caption={t`Products found by words that the finder had never met`}
        captionHidden
        isFitted
        rowKey={({ phrasing }) => phrasing}
        rows={unseen}
        columns={[
          { key: 'phrasing', header: t`Wording`, rowHeader: true, cell: ({ phrasing }) => phrasings[phrasing] },
          { key: 'asked', header: t`Asked for`, width: 'w-40', numeric: true, cell: ({ asked }) => asked },
          { key: 'first', header: t`Found first`, width: 'w-40', numeric: true, cell: ({ first }) => first },
          { key: 'five', header: t`Among five`, width: 'w-40', numeric: true, cell: ({ amongFive }) => amongFive },
        ]}
      />
    </>
  );
}
