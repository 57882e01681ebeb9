import { createHash } from 'node:crypto';
import { sql } from '#core/drizzle.ts';
import type { ContentTx } from '#db/content/write-content.server.ts';
import { requirementPeriods } from '#db/schema/requirement-periods.ts';
import { isAmong } from '#features/orders/lines/is-among.server.ts';
import { type Line, lineKey } from '#features/orders/lines/line-facts.ts';
import type { Period } from '#features/orders/lines/periods-of-line.ts';

/** The periods of a line as they are stored; many lines share one. */
export type History = readonly (Omit<Period, 'order'> & { position: number; orderId: number | null })[];

const linesAtOnce = 2_000;

/**
 * Stores exactly these histories. Those that are stored already are recognised by a hash that PostgreSQL computes of
 * each line, because a large register has hundreds of thousands of periods and an edit changes few of them.
 * @param lines the lines that are meant, if not all; one of them without a history gets no periods
 */
export async function replacePeriods(
  tx: ContentTx,
  wanted: readonly { line: Line; history: History }[],
  lines?: readonly Line[],
): Promise<void> {
  const stored = await readHashes(tx, lines);
  const hashes = new Map<History, string>();
  const writing: { line: Line; history: History }[] = [];
  const removing: Line[] = [];
  for (const { line, history } of wanted) {
    const key = lineKey(line);
    const hash = hashes.get(history) ?? hashOf(history);
    hashes.set(history, hash);
    const old = stored.get(key);
    stored.delete(key);
    if (old?.hash === hash) continue;
    writing.push({ line, history });
    if (old) removing.push(line);
  }
  // What is left belongs to lines without a history.
  await removePeriods(tx, [...removing, ...[...stored.values()].map(({ line }) => line)]);
  for (let start = 0; start < writing.length; start += linesAtOnce)
    await addPeriods(tx, writing.slice(start, start + linesAtOnce));
}

/** A hash of each line's periods, made of the same text as in `hashOf`. */
async function readHashes(tx: ContentTx, lines?: readonly Line[]): Promise<Map<string, { line: Line; hash: string }>> {
  const { rows } = await tx.execute<Line & { hash: string }>(sql`
    select list, list_key as key, md5(string_agg(period, ';' order by period collate "C")) as hash
    from (
      select list, list_key, format('%s|%s|%s|%s|%s|%s|%s|%s|%s|%s|%s', array_to_string(audiences, ','), position, "from",
        "to", state, since, in_force_since, until, order_id, confirmed, contradiction) as period
      from ${requirementPeriods}
      where ${lines ? isAmong(lines, sql`list`, sql`list_key`) : sql`true`}
    ) p
    group by list, list_key`);
  return new Map(rows.map(({ hash, ...line }) => [lineKey(line), { line, hash }]));
}

function hashOf(history: History): string {
  const periods = history.map((period) => {
    const { audiences, position, from, to, state, since, inForceSince, until, orderId } = period;
    const flags = [period.confirmed, period.contradiction].map((flag) => (flag ? 't' : 'f'));
    return [audiences.join(), position, from, to, state, since, inForceSince, until, orderId, ...flags].join('|');
  });
  return createHash('md5').update(periods.sort().join(';')).digest('hex');
}

async function removePeriods(tx: ContentTx, lines: readonly Line[]): Promise<void> {
  if (lines.length === 0) return;
  await tx.execute(sql`
    delete from ${requirementPeriods} where ${isAmong(lines, sql`list`, sql`list_key`)}`);
}

/** Sends each history once, however many lines share it. */
async function addPeriods(tx: ContentTx, wanted: readonly { line: Line; history: History }[]): Promise<void> {
  const numbers = new Map([...new Set(wanted.map(({ history }) => history))].map((history, index) => [history, index]));
  const periods = [...numbers].flatMap(([history, number]) => history.map((period) => ({ ...period, number })));
  const column = (read: (period: (typeof periods)[number]) => string | number | boolean | null) => texts(periods, read);
  await tx.execute(sql`
    insert into ${requirementPeriods} (list, list_key, audiences, position, "from", "to", state, since, in_force_since, until,
      order_id, confirmed, contradiction)
    select l.list, l.key, string_to_array(p.audiences, ','), p.position::int, p."from"::date, p."to"::date, p.state,
      p.since::date, p.in_force_since::date, p.until::date, p.order_id::int, p.confirmed::boolean, p.contradiction::boolean
    from unnest(${texts(wanted, ({ line }) => line.list)}, ${texts(wanted, ({ line }) => line.key)},
      ${texts(wanted, ({ history }) => numbers.get(history) ?? 0)}) as l(list, key, number)
    join unnest(${column(({ number }) => number)}, ${column(({ audiences }) => audiences.join())},
      ${column(({ position }) => position)}, ${column(({ from }) => from)}, ${column(({ to }) => to)},
      ${column(({ state }) => state)}, ${column(({ since }) => since)}, ${column(({ inForceSince }) => inForceSince)},
      ${column(({ until }) => until)}, ${column(({ orderId }) => orderId)}, ${column(({ confirmed }) => confirmed)},
      ${column(({ contradiction }) => contradiction)})
      as p(number, audiences, position, "from", "to", state, since, in_force_since, until, order_id, confirmed, contradiction)
      on p.number = l.number`);
}

function texts<Item>(items: readonly Item[], read: (item: Item) => string | number | boolean | null) {
  const column = items.map((item) => read(item)?.toString() ?? null);
  return sql`${sql.param(column)}::text[]`;
}
