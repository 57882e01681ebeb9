import { eq } from '#core/drizzle.ts';
import { db } from '#db/client.server.ts';
import { finderFacts } from '#db/schema/finder-facts.ts';
import type { Problem, PublicationCheck } from '#features/records/declare-records.server.ts';
import { usedBy } from '#features/records/desk/used-by.ts';
import { needTexts as texts } from '../desk/finder.messages.ts';
import { factKind } from './fact.record.server.ts';
import { factRecord } from './fact.record.ts';
import { isAsked, listUses } from './list-uses.server.ts';

/** A public fact keeps its kind and the values that conditions, families and examples name. */
export const checkFact: PublicationCheck = async (kind, given, record) => {
  const { data } = factRecord.document.safeParse(given);
  if (kind.kind !== factKind.kind || !record || !data) return [];
  const [live] = await db()
    .select({ key: finderFacts.key, kind: finderFacts.kind })
    .from(finderFacts)
    .where(eq(finderFacts.id, Number(record)));
  if (!live) return [];
  const uses = await listUses(live.key);
  const problems: Problem[] = [];
  if (live.kind !== data.kind && (uses.length > 0 || isAsked(live.key)))
    problems.push({ path: 'kind', message: texts.keepsKind });
  if (data.kind !== 'choice' && data.kind !== 'set') return problems;
  const values = new Set(data.values.map(({ value }) => value));
  for (const gone of new Set(uses.flatMap((use) => use.values.filter((value) => !values.has(value))))) {
    const users = uses.flatMap(({ by, values: named }) => (named.includes(gone) ? by : []));
    const message = usedBy(gone, users);
    if (message) problems.push({ path: 'values', message });
  }
  return problems;
};
