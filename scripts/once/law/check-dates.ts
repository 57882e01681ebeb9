import type { ImportedRequirement } from '#features/requirements/lists/imported-requirement.ts';
import type { LawRows } from './law-rows.ts';
import { ordersNamedBy } from './lines-of-orders.ts';
import type { Order } from './order.ts';
import { listActs, ordersOfLine } from './standing-orders.ts';
import { targetOfDate } from './targets.ts';

/** Rows whose list names another order: the rules of 2023 as an amendment, and one that the row came under later. */
const placedOtherwise = new Set(['bis_isi 387', 'bis_isi 426']);

/** A date must concern an order in the chain of the one that the list names, and old stock must be among the exemptions. */
export function checkDates(law: LawRows, orders: ReadonlyMap<string, Order>, rows: ImportedRequirement[]): string[] {
  const acts = listActs(orders);
  const listed = rows.filter(({ list }) => list === 'bis_isi' || list === 'bis_scheme_x');
  const rowOf = new Map(listed.map((row) => [`${row.list} ${row.key}`, row]));
  return law.dates.flatMap((date) => {
    const { list, key, kind } = date;
    const target = targetOfDate(date, law);
    const row = rowOf.get(`${list} ${key}`);
    if (kind === 'stock-clearance' && !isOldStockExempt(law, date.to_on, target))
      return [`${date.document_id}: no exemption of old stock for ${list} ${key}`];
    if (!row || !target || !list || !key || placedOtherwise.has(`${list} ${key}`)) return [];
    const namedOrders = ordersNamedBy(row, law);
    const stood = ordersOfLine(new Map([...orders].filter(([id]) => namedOrders.includes(id))), acts, list, key).all;
    return namedOrders.length === 0 || stood.has(target)
      ? []
      : [`${list} ${key}: its list names ${namedOrders}, which ${target} does not follow`];
  });
}

function isOldStockExempt({ exemptions }: LawRows, until: string | null, scope: string | undefined): boolean {
  return exemptions.some(
    (exemption) => exemption.kind === 'stock' && exemption.scope === scope && exemption.ends_on === until,
  );
}
