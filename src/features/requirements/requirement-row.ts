import { sameWords } from '#core/text/same-words.ts';
import type { RequirementRecord } from './list-requirement-rows.server.ts';

/** A requirement as the mandatory-products table shows it; fields that would add nothing are absent. */
export type RequirementRow = Pick<RequirementRecord, 'id' | 'productSlug' | 'name' | 'categoryNames'> &
  Partial<Pick<RequirementRecord, 'standards' | 'group' | 'scheme' | 'eeeCode'>> & {
    /** The list's own name for the product, if it is a different one. */
    listedAs?: string;
    /** Absent when the requirement is simply in force. */
    change?: Pick<RequirementRecord, 'state' | 'stateText' | 'implementationDate'>;
    inDoubt?: true;
  };

/** Leaves out what the page does not show, because each row is sent twice, in the document and as data. */
export function toRequirementRow(row: RequirementRecord): RequirementRow {
  const { id, productSlug, name, categoryNames, listedAs, state, stateText, implementationDate } = row;
  return {
    id,
    productSlug,
    name,
    categoryNames,
    ...complianceFields(row),
    ...(listedAs && !sameWords(listedAs, name) && { listedAs }),
    ...(state !== 'in-force' && { change: { state, stateText, implementationDate } }),
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
