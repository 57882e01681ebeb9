import { sql } from '#core/drizzle.ts';
import { slugify } from '#core/text/addresses.ts';
import { db } from '#db/client.server.ts';
import { type Line, lineKey } from './line-facts.ts';

/** A standard that counts for a line beside the one that takes its place, with the days between which it does, if they are known. */
export type AcceptedStandard = {
  /** The key of the older standard. */
  standard: string;
  from: string | null;
  until: string | null;
  beside: { slug: string; number: string } | null;
  /** The slug of the instrument that says so. */
  order: string;
};

type Found = Omit<AcceptedStandard, 'beside'> & { list: string; list_key: string; beside: string | null };

/** The standards that instruments published by that day accept for the lines, keyed by `lineKey`; the latest statement counts. */
export async function listAcceptedStandards(
  lines: readonly Line[],
  day: string,
): Promise<Map<string, AcceptedStandard[]>> {
  if (lines.length === 0) return new Map();
  const { rows } = await db().execute<Found>(sql`
    select wanted.list, wanted.list_key, e.standard, e.beside, e.on::text as "from", e.until::text as until,
      o.slug as "order"
    from order_effects e
    join orders o on o.id = e.order_id and o.status = 'published'
      and coalesce(o.published_on, o.signed_on, o.recorded_on) <= ${day}::date
    join unnest(${sql.param(lines.map(({ list }) => list))}::text[], ${sql.param(lines.map(({ key }) => key))}::text[])
      as wanted(list, list_key) on e.lines -> wanted.list ? wanted.list_key
    where e.kind = 'concurrent' and e.withdrawn_on is null and e.standard is not null
    order by coalesce(o.published_on, o.signed_on, o.recorded_on), e.position`);
  const latest = new Map(rows.map((row) => [`${row.list} ${row.list_key} ${standardKey(row.standard)}`, row]));
  const byLine = Map.groupBy(latest.values(), ({ list, list_key }) => lineKey({ list, key: list_key }));
  return new Map([...byLine].map(([key, rowsOfLine]) => [key, rowsOfLine.map(toAccepted)]));
}

function toAccepted({ standard, beside, from, until, order }: Found): AcceptedStandard {
  const newer = beside && { slug: standardKey(beside), number: beside };
  return { standard: standardKey(standard), from, until, beside: newer || null, order };
}

/** What instruments say of the standard with this number; it takes precedence over what is known of it in general. */
export function findAcceptance(number: string, said: readonly AcceptedStandard[] = []): AcceptedStandard | undefined {
  return said.find(({ standard }) => standard === standardKey(number));
}

/** By which a number names its standard, whatever its address: `IS 10322 (Part 1):2026 / IEC …` → `is-10322-part-1-2026`. */
export const standardKey = (number: string) => slugify(number.split(' / ')[0] ?? number);
