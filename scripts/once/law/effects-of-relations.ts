import type { LawRows } from './law-rows.ts';
import { readLines, writeLines } from './lines.ts';
import { type Effect, orNothing } from './order.ts';

const kinds = new Map([
  ['supersedes', 'supersede'],
  ['rescinds', 'rescind'],
  ['suspends', 'pause'],
  ['amends', 'amend'],
  ['extends', 'defer'],
  ['exempts', 'exempt'],
  ['clarifies', 'clarify'],
]);

/**
 * What instruments do to each other, keyed by the one that acts.
 * @param dated the pairs of instrument and order whose effect the dates already give; of these, only amendments with a text
 *   for visitors are added
 */
export function effectsOfRelations(law: LawRows, dated: ReadonlySet<string>): Map<string, Effect[]> {
  const effects = new Map<string, Effect[]>();
  for (const { from_id: by, to_id: order, relation, ...row } of law.relations) {
    const kind = row.effect ?? kinds.get(relation);
    if (!kind) throw new Error(`${by}: the relation '${relation}' is not known`);
    const isDated = dated.has(`${by} ${order}`) && ['pause', 'amend', 'defer', 'exempt'].includes(kind);
    if (isDated && !(kind === 'amend' && row.text)) continue;
    const effect: Effect = {
      kind,
      order,
      lines: writeLines(readLines(row.lines)),
      on: orNothing(row.effective_on),
      clause: orNothing(row.paragraph),
      text: orNothing(row.text),
      note: orNothing(row.note),
      source: orNothing(row.source),
      confidence: row.confidence,
    };
    effects.set(by, [...(effects.get(by) ?? []), effect]);
  }
  return effects;
}
