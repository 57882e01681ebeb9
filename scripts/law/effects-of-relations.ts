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
 * What instruments do to each other, by the one that acts.
 * @param told the pairs whose dates already say it; of these, only what visitors read besides is added
 */
export function effectsOfRelations(law: LawRows, told: ReadonlySet<string>): Map<string, Effect[]> {
  const effects = new Map<string, Effect[]>();
  for (const { from_id: by, to_id: order, relation, ...row } of law.relations) {
    const kind = row.effect ?? kinds.get(relation);
    if (!kind) throw new Error(`${by}: nobody knows the relation '${relation}'`);
    const isTold = told.has(`${by} ${order}`) && ['pause', 'amend', 'defer', 'exempt'].includes(kind);
    if (isTold && !(kind === 'amend' && row.text)) continue;
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
