import type { ListedProduct } from './list-requirements.server.ts';

/** What the table shows of a line of an official list; what says nothing new is absent. */
export type ListedLine = Pick<ListedProduct, 'id' | 'productSlug' | 'name' | 'categoryNames'> &
  Partial<Pick<ListedProduct, 'standards' | 'group' | 'scheme' | 'eeeCode'>> & {
    /** The list's own name for the product, where it is another one. */
    listedAs?: string;
    /** Absent: simply in force. */
    change?: Pick<ListedProduct, 'state' | 'stateText' | 'implementationDate'>;
    inDoubt?: true;
  };

/** The line without what the page does not show: the document carries it twice, as a table and as data. */
export function lineOf(row: ListedProduct): ListedLine {
  const { id, productSlug, name, categoryNames, listedAs, state, stateText, implementationDate } = row;
  return {
    id,
    productSlug,
    name,
    categoryNames,
    ...complianceFields(row),
    ...(listedAs && listedAs.toLowerCase() !== name.toLowerCase() && { listedAs }),
    ...(state !== 'in-force' && { change: { state, stateText, implementationDate } }),
    ...(!row.confirmed && { inDoubt: true }),
  };
}

function complianceFields({ compliance, standards, group, scheme, eeeCode }: ListedProduct): Partial<ListedLine> {
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
