import { type SQL, sql } from '#core/drizzle.ts';
import { db } from '#db/client.server.ts';
import { calendarKinds } from '#features/change-events/change-events.schema.ts';
import type { StaffActor } from '#features/staff-actor.ts';
import { type LogEntry, type LogState, logPerPage } from './log.schema.ts';
import { isOver } from './retry-event.server.ts';

type Row = Omit<LogEntry, 'mayWithdraw' | 'mayRetry'>;

/** A day of the calendar that was taken back at the desk is stored as `past`, so that it is not written again. */
const stateOf = sql`case when e.state = 'past' then 'withdrawn' when e.state = 'held' and e.failures > 0 then 'failed'
  else e.state end`;
const isListed = sql`(e.state not in ('past', 'quiet') or e.kind = any(${sql.param([...calendarKinds])}::text[]))`;

/** The changes that were to be told, the newest first, with what has become of each. */
export async function listLog(actor: StaffActor, { state, page }: { state?: LogState | undefined; page: number }) {
  const where = state ? sql`${isListed} and ${stateOf} = ${state}` : isListed;
  const [{ rows: counted }, { rows }] = await Promise.all([
    db().execute<{ total: number }>(sql`select count(*)::int as total from change_events e where ${where}`),
    db().execute<Row>(selectRows(where, page)),
  ]);
  const may = actor.rights.includes('content.publish') && !actor.languages;
  return {
    rows: rows.map((row) => ({
      ...row,
      mayWithdraw: may && row.state !== 'withdrawn' && row.kind !== 'correction',
      mayRetry: may && row.state === 'failed' && !isOver(row),
    })),
    total: counted[0]?.total ?? 0,
    perPage: logPerPage,
  };
}

const nameOf = (order: SQL) =>
  sql`jsonb_build_object('slug', ${order}.slug, 'number', ${order}.number, 'title', ${order}.title)`;
const moment = (column: SQL) => sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
const countOf = (condition: SQL) => sql`count(*) filter (where ${condition})::int`;

function selectRows(where: SQL, page: number): SQL {
  return sql`
    select e.id, e.kind, case when o.id is not null then ${nameOf(sql`o`)} end as "order",
      case when p.id is not null then jsonb_build_object('id', p.id, 'slug', p.slug, 'name', p.name) end as family, case when b.id is not null then ${nameOf(sql`b`)} end as by,
      e.audiences, e."on"::text as "on", e.until::text as until, e.lead_days as "leadDays", e.corrects_id as corrects,
      (select c.id from change_events c where c.corrects_id = e.id limit 1) as "correctedBy", ${stateOf} as state,
      ${moment(sql`e.created_at`)} as "writtenAt", ${moment(sql`e.publish_at`)} as "heldUntil", e.failures,
      ${moment(sql`e.retry_at`)} as "retryAt", t.told, t.digests
    from (
      select * from change_events e where ${where}
      order by e.created_at desc, e.id desc limit ${logPerPage} offset ${(page - 1) * logPerPage}
    ) e
    left join orders o on o.id = e.order_id
    left join product_families p on p.id = e.family_id
    left join orders b on b.id = e.instrument_id
    cross join lateral (
      select count(*)::int as told, jsonb_build_object(
        'waiting', ${countOf(sql`i.digest_id is null or m.state = 'waiting'`)},
        'sent', ${countOf(sql`m.state = 'sent'`)},
        'failed', ${countOf(sql`m.state in ('failed', 'expired')`)},
        'dropped', ${countOf(sql`m.state = 'dropped'`)},
        'forgotten', ${countOf(sql`i.digest_id is not null and m.id is null`)}) as digests
      from alert_items i
      left join alert_digests d on d.id = i.digest_id
      left join outbox_mails m on m.message_id = d.message_id
      where i.event_id = e.id
    ) t
    order by e.created_at desc, e.id desc`;
}
