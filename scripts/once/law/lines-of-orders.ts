import { isSameOrder } from '#features/notifications/order-references.ts';
import type { ImportedRequirement } from '#features/requirements/lists/imported-requirement.ts';
import type { LawDocument, LawRows } from './law-rows.ts';
import { addLine, type Lines } from './lines.ts';
import { isPrincipal } from './order.ts';
import { targetOfDate, targetsOf } from './targets.ts';

/** The rows of the official lists that stand under each order, by its slug. */
export type LinesOfOrders = Map<string, Lines>;

/** Rows stand under the order that their list names, and under the one that a source names for their date. */
export function findLinesOfOrders(law: LawRows, rows: ImportedRequirement[]): LinesOfOrders {
  const linesOf: LinesOfOrders = new Map();
  const add = (order: string, list: string, key: string) =>
    linesOf.set(order, addLine(linesOf.get(order) ?? new Map(), list, key));
  for (const row of rows) for (const order of ordersNamedBy(row, law)) add(order, row.list, row.key);
  for (const date of law.dates) {
    const target = targetOfDate(date, law);
    if (target && date.list && date.key && date.kind === 'applies') add(target, date.list, date.key);
  }
  return linesOf;
}

/** The principal orders that a row of a list names by number and year, or by title where it gives no number. */
export function ordersNamedBy(row: ImportedRequirement, law: LawRows): string[] {
  const named = law.documents.filter((document) => isNamed(document, row));
  const sameTitle = named.filter(({ title }) => isSameTitle(title, row.orderName));
  const chosen = named.length > 1 && sameTitle.length > 0 ? sameTitle : named;
  return chosen.flatMap(({ id, kind }) => {
    const targets = isPrincipal(kind) ? [] : targetsOf(id, law);
    return targets.length === 1 ? targets : [id];
  });
}

function isNamed(document: LawDocument, row: ImportedRequirement): boolean {
  if (!row.orderReference) return row.list === 'bis_isi' && isSameTitle(document.title, row.orderName);
  if (!document.number) return false;
  // A band of the radio list comes without its year; no number of these rules occurs twice.
  if (row.list === 'wpc_eta') return row.orderReference.includes(document.number) && document.authority === 'dot';
  const date = document.signed_on ?? document.published_on ?? document.id.slice(-4);
  return isSameOrder(
    { reference: document.number, date },
    { reference: row.orderReference, date: row.orderDate, year: row.orderYear },
  );
}

const letters = (text: string | null) => (text ?? '').replace(/[^\p{L}\d]/gu, '').toLowerCase();
const isSameTitle = (a: string, b: string | null) => letters(a) === letters(b);
