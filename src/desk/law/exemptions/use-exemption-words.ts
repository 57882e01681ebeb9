import { useLingui } from '@lingui/react/macro';
import { formatDate } from '#core/time/dates.ts';
import type { PrintedExemption } from '#features/law/correction-inputs.schema.ts';
import type { ExemptionKind, exemptionReaches } from '#features/orders/order-kinds.schema.ts';
import { useLawNames } from '../use-law-names.ts';
import { amountOf } from './amount-of.ts';

type Reach = (typeof exemptionReaches)[number];

/** What the desk calls exemptions, and one of them in a line. */
export function useExemptionWords() {
  const { t } = useLingui();
  const { confidences } = useLawNames();
  const kinds: Record<ExemptionKind, string> = {
    research: t`Research and development`,
    export: t`Goods for export`,
    size: t`Small enterprises`,
    stock: t`Stock from before`,
    transit: t`Goods on their way`,
    'spare-parts': t`Spare parts`,
    other: t`Something else`,
  };
  const reaches: Record<Reach, string> = {
    both: t`Goods made in India and imports`,
    import: t`Imports`,
    domestic: t`Goods made in India`,
  };
  const headOf = ({ kind, appliesTo }: Pick<PrintedExemption, 'kind' | 'appliesTo'>) =>
    `${kinds[kind]} · ${reaches[appliesTo]}`;
  const detailsOf = (exemption: PrintedExemption): string => {
    const { by, freesAll, until, note, source, confidence } = exemption;
    return [
      amountOf(exemption),
      freesAll && t`frees whoever brings the goods`,
      until && t`until ${{ day: formatDate(until) }}`,
      by && t`granted by ${{ instrument: by }}`,
      note,
      [confidences[confidence], source].filter(Boolean).join(' · '),
    ]
      .filter(Boolean)
      .join(' · ');
  };
  const textOf = ({ condition, upTo }: PrintedExemption): string => [condition, upTo].filter(Boolean).join(' · ');
  const inOneLine = (exemption: PrintedExemption): string =>
    [headOf(exemption), textOf(exemption), detailsOf(exemption)].filter(Boolean).join(' · ');
  return { kinds, reaches, headOf, textOf, detailsOf, inOneLine };
}
