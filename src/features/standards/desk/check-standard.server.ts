import { and, eq, ne, sql } from '#core/drizzle.ts';
import { db } from '#db/client.server.ts';
import { standards } from '#db/schema/standards.ts';
import type { Problem, PublicationCheck } from '#features/records/declare-records.server.ts';
import { standardRecord } from '../standard.record.ts';
import { standardTexts as texts } from './standards.messages.ts';

/** A number stands for one standard, and none takes its own place by way of others. */
export const checkStandard: PublicationCheck = async ({ kind }, given, record) => {
  if (kind !== standardRecord.kind) return [];
  const { slug, number, successor } = given;
  const problems: Problem[] = [];
  if (typeof number === 'string') {
    const [same] = await db()
      .select({ slug: standards.slug })
      .from(standards)
      .where(and(eq(standards.number, number), record ? ne(standards.id, Number(record)) : undefined));
    if (same) problems.push({ path: 'number', message: { text: texts.sameNumber, values: { slug: same.slug } } });
  }
  const later = typeof successor === 'string' && record ? await listLater(successor, Number(record)) : [];
  if (later.length > 0) {
    const values = { standards: [slug, ...later].join(', ') };
    problems.push({ path: 'successor', message: { text: texts.loop, values } });
  }
  return problems;
};

/** The standards that follow one another from that one to the record; empty if they do not lead to it. */
async function listLater(first: string, record: number): Promise<string[]> {
  const { rows } = await db().execute<{ slugs: string[] }>(sql`
    with recursive later as (
      select id, successor_id, array[slug] as slugs from ${standards} where slug = ${first}
      union all
      select s.id, s.successor_id, later.slugs || s.slug from later join ${standards} s on s.id = later.successor_id
      where later.id <> ${record} and s.slug <> all(later.slugs)
    )
    select slugs from later where id = ${record}`);
  return rows[0]?.slugs.slice(0, -1) ?? [];
}
