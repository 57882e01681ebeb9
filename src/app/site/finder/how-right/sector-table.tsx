import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { AnswersReport } from '#features/finder/how-right/answers-report.schema.ts';
import { DataTable } from '#ui/data-table.tsx';

/** The sectors as the set of products writes them. */
const names: Record<string, MessageDescriptor> = {
  'electronics, IT, telecom': msg`Electronics, IT, telecom`,
  'appliances and electrical': msg`Appliances and electrical goods`,
  'steel, metal, fasteners, hardware': msg`Steel, metal, fasteners, hardware`,
  'building, furniture, glass': msg`Building materials, furniture, glass`,
  'medical, cosmetics, safety, jewellery, sports, stationery': msg`Medical goods, cosmetics, safety, jewellery, sports, stationery`,
  'textiles, footwear': msg`Textiles and footwear`,
  'kitchen, food, packaging': msg`Kitchen goods, food, packaging`,
  'chemicals, polymers': msg`Chemicals and polymers`,
  'automotive, tyres': msg`Vehicle parts and tyres`,
  'toys, kids': msg`Toys and goods for children`,
  machinery: msg`Machinery`,
  'nothing needed': msg`Goods that need no approval`,
};

type Row = AnswersReport['total'] & { sector: string | null };

/** How many answers of each sector were right, honest, too vague and wrong, and of all together. */
export function SectorTable({ report: { sectors, total } }: { report: Pick<AnswersReport, 'sectors' | 'total'> }) {
  const { t, i18n } = useLingui();
  const rows: Row[] = [...sectors, { ...total, sector: null }];
  const nameOf = ({ sector }: Row) => (sector === null ? t`All` : names[sector] ? i18n._(names[sector]) : sector);
  const share = new Intl.NumberFormat(i18n.locale, { numberingSystem: 'latn', style: 'percent' });
  const shareOf = ({ right, honest, answers }: Row) =>
    share.format(Math.floor((100 * (right + honest)) / Math.max(1, answers)) / 100);
  const width = 'w-18 lg:w-28';
  return (
    <DataTable
      caption={t`Answers by sector`}
      captionHidden
      isFitted
      rowKey={({ sector }) => sector ?? ''}
      rows={rows}
      columns={[
        { key: 'sector', header: t`Sector`, rowHeader: true, cell: nameOf },
        { key: 'answers', header: t`Answers`, width, numeric: true, cell: ({ answers }) => answers },
        { key: 'right', header: t`Right`, width, numeric: true, cell: ({ right }) => right },
        { key: 'honest', header: t`Honest`, width, numeric: true, cell: ({ honest }) => honest },
        { key: 'share', header: t`Right or honest`, width, numeric: true, cell: shareOf },
        { key: 'vague', header: t`Too vague`, width, numeric: true, cell: ({ vague }) => vague },
        { key: 'wrong', header: t`Wrong`, width, numeric: true, cell: ({ wrong }) => wrong },
      ]}
    />
  );
}
