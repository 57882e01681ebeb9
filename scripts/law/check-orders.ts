import type { ImportedRequirement } from '#features/requirements/lists/imported-requirement.ts';
import type { LawRows } from './law-rows.ts';
import { ordersNamedBy } from './lines-of-orders.ts';
import type { Order } from './order.ts';
import { type Act, linesOf, listActs, ordersOfLine } from './standing-orders.ts';
import { targetOfDate } from './targets.ts';

/** Everything in the orders that cannot be: each a sentence. */
export function checkOrders(
  law: LawRows,
  orders: ReadonlyMap<string, Order>,
  authorities: ReadonlySet<string>,
  rows: ImportedRequirement[],
): string[] {
  const acts = listActs(orders);
  const keys = new Set(rows.map(({ list, key }) => `${list} ${key}`));
  return [
    ...repeated(law.documents.map(({ id }) => id)).map((id) => `${id} occurs twice`),
    ...checkNumbers(orders),
    ...[...orders]
      .filter(([, { authority }]) => !authorities.has(authority))
      .map(([id, { authority }]) => `${id}: there is no authority '${authority}'`),
    ...acts
      .filter(({ target }) => !orders.has(target))
      .map(({ by, target }) => `${by} acts on '${target}', which does not exist`),
    ...acts
      .filter(({ on, until }) => on && until && until < on)
      .map(({ by, kind }) => `${by}: a ${kind} ends before it begins`),
    ...acts
      .filter((act) => act.kind === 'supersede' && replaces(act.target, act.by, acts))
      .map(({ by }) => `${by} replaces an order that replaces it`),
    ...checkKeys(law, orders, acts, keys),
    ...checkDates(law, orders, acts, rows),
  ];
}

const repeated = (words: string[]) => [...new Set(words.filter((word, index) => words.indexOf(word) !== index))];

function checkNumbers(orders: ReadonlyMap<string, Order>): string[] {
  const numbers = [...orders.values()].flatMap(({ number, published, signed, disputed }) => {
    const day = published ?? signed;
    return number && day && !disputed ? [`${number} of ${day}`] : [];
  });
  return repeated(numbers).map((number) => `${number} occurs twice and is not marked as disputed`);
}

function replaces(by: string, target: string, acts: readonly Act[], seen = new Set<string>()): boolean {
  if (by === target) return true;
  if (seen.has(by)) return false;
  seen.add(by);
  const next = acts.filter((act) => act.kind === 'supersede' && act.by === by);
  return next.some((act) => replaces(act.target, target, acts, seen));
}

function checkKeys(
  law: LawRows,
  orders: ReadonlyMap<string, Order>,
  acts: readonly Act[],
  keys: ReadonlySet<string>,
): string[] {
  const named = [
    ...[...orders].flatMap(([id, { lines }]) => (lines ? [{ id, lines: linesOf(lines) }] : [])),
    ...acts.flatMap(({ by, limit }) => (limit ? [{ id: by, lines: limit }] : [])),
    ...law.hsCodes.map(({ list, key }) => ({ id: 'hs_codes.csv', lines: new Map([[list, new Set([key])]]) })),
  ];
  return named.flatMap(({ id, lines }) =>
    [...lines].flatMap(([list, rows]) =>
      [...rows].filter((key) => !keys.has(`${list} ${key}`)).map((key) => `${id}: ${list} has no row ${key}`),
    ),
  );
}

/** A date must concern an order in the chain of the one that the list names, and old stock must be among the exemptions. */
function checkDates(
  law: LawRows,
  orders: ReadonlyMap<string, Order>,
  acts: readonly Act[],
  rows: ImportedRequirement[],
): string[] {
  const listed = rows.filter(({ list }) => list === 'bis_isi' || list === 'bis_scheme_x');
  const rowOf = new Map(listed.map((row) => [`${row.list} ${row.key}`, row]));
  return law.dates.flatMap((date) => {
    const { list, key, kind } = date;
    const target = targetOfDate(date, law);
    const row = rowOf.get(`${list} ${key}`);
    if (kind === 'stock-clearance' && !isOldStockExempt(law, date.to_on, target))
      return [`${date.document_id}: no exemption of old stock for ${list} ${key}`];
    if (!row || !target || !list || !key) return [];
    const own = ordersNamedBy(row, law);
    const stood = ordersOfLine(new Map([...orders].filter(([id]) => own.includes(id))), acts, list, key).all;
    return own.length === 0 || stood.has(target)
      ? []
      : [`${list} ${key}: its list names ${own}, which ${target} does not follow`];
  });
}

function isOldStockExempt({ exemptions }: LawRows, until: string | null, scope: string | undefined): boolean {
  return exemptions.some((one) => one.kind === 'stock' && one.scope === scope && one.ends_on === until);
}
