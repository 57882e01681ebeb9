import { sameWords } from '#core/text/search-text.ts';
import type { RequirementRecord } from './list-requirement-rows.server.ts';
import type { RequirementState } from './requirement-state.schema.ts';

/** A requirement as the mandatory-products table shows it; fields that would add nothing are absent. */
export type RequirementRow = Pick<RequirementRecord, 'id' | 'productSlug' | 'name' | 'categoryNames'> &
  Partial<Pick<RequirementRecord, 'standards' | 'group' | 'scheme' | 'eeeCode'>> & {
    /** Whether the product's name is English on a page of another language. */
    isEnglish?: true;
    /** The list's own name for the product, if it is a different one. */
    listedAs?: string;
    /** The state today, and for whom and since when. */
    state?: RequirementState;
    words?: string;
    /** The order that it stands under today, by its number. */
    order?: { slug: string; number: string };
    inDoubt?: true;
  };

/** Leaves out what the page does not show, because each row is sent twice, in the document and as data. */
export function toRequirementRow(row: RequirementRecord): RequirementRow {
  const { id, productSlug, name, categoryNames, listedAs } = row;
  return {
    id,
    productSlug,
    name,
    categoryNames,
    ...complianceFields(row),
    ...(listedAs && !sameWords(listedAs, name) && { listedAs }),
    ...(row.isEnglish && { isEnglish: true }),
    ...(!row.confirmed && { inDoubt: true }),
  };
}

function complianceFields({
  compliance,
  standards,
  group,
  scheme,
  eeeCode,
}: RequirementRecord): Partial<RequirementRow> {
  switch (compliance) {
    case 'Indian Standard':
      return { standards };
    case 'Group, Scheme':
      return { group, scheme };
    case 'EEE Code':
      return { eeeCode };
    default:
      return {};
  }
}
