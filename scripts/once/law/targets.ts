import type { LawRows, RequirementDate } from './law-rows.ts';
import { isPrincipal } from './order.ts';

/** The orders that an amendment, extension or suspension acts on. */
export function targetsOf(id: string, { relations }: LawRows): string[] {
  const acting = relations.filter(
    ({ from_id, relation }) => from_id === id && ['amends', 'extends', 'suspends', 'exempts'].includes(relation),
  );
  return [...new Set(acting.map(({ to_id }) => to_id))];
}

/**
 * The order whose start a date concerns; nothing when the date rests on a list alone.
 * @throws Error when its document acts on several orders and the row does not say on which
 */
export function targetOfDate(date: RequirementDate, law: LawRows): string | undefined {
  const { order, document_id: id } = date;
  if (order ?? !id) return order ?? undefined;
  const document = law.documents.find((known) => known.id === id);
  if (!id || !document) throw new Error(`there is no document '${id}' for ${date.list} ${date.key}`);
  if (date.kind === 'concurrent') return clarifiedBy(id, law);
  if (isPrincipal(document.kind)) return id;
  const targets = targetsOf(id, law);
  const [only] = targets;
  if (only && targets.length === 1) return only;
  if (date.kind === 'stock-clearance') return undefined;
  throw new Error(`${id} acts on ${targets.length} orders; the column 'order' must say which for ${date.key}`);
}

/** A guideline that says until when a standard is accepted has no lines of its own. */
function clarifiedBy(id: string, { relations }: LawRows): string | undefined {
  const told = relations.filter(
    ({ from_id, relation }) => from_id === id && (relation === 'amends' || relation === 'clarifies'),
  );
  const [only, ...more] = new Set(told.map(({ to_id }) => to_id));
  if (more.length > 0) throw new Error(`${id} acts on several orders; the column 'order' must say which`);
  return only;
}
