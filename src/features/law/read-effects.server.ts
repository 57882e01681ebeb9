import { type SQL, sql } from '#core/drizzle.ts';
import { db } from '#db/client.server.ts';
import { lawProposals } from '#db/schema/law-proposals.ts';
import { orderEffects, orders } from '#db/schema/orders.ts';
import type { RecordedEffect } from './law.schema.ts';

/** Effects with their instruments, struck ones too, by the day of the instrument. @param where a condition on `e` */
export async function readEffects(where: SQL): Promise<RecordedEffect[]> {
  const name = (alias: SQL) =>
    sql`jsonb_build_object('slug', ${alias}.slug, 'number', ${alias}.number, 'title', ${alias}.title)`;
  const { rows } = await db().execute<RecordedEffect>(sql`
    select e.id, ${name(sql`i`)} as instrument, ${name(sql`t`)} as target, e.kind, e.audiences,
      (select sum(jsonb_array_length(l.value))::int from jsonb_each(e.lines) l) as lines,
      e."on"::text as "on", e.until::text as until, e.standard, e.beside, e.clause, e.text, e.note, e.source,
      e.confidence, e.recorded_on::text as "recordedOn", e.withdrawn_on::text as "withdrawnOn",
      (select p.reason from ${lawProposals} p
        where p.effect_id = e.id and p.effect is null and p.state = 'published' limit 1) as reason
    from ${orderEffects} e
    join ${orders} i on i.id = e.order_id
    join ${orders} t on t.id = e.target_id
    where ${where}
    order by coalesce(i.published_on, i.signed_on, e."on", e.recorded_on), i.id, e.position`);
  return rows;
}
