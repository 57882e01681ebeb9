import { readFile } from 'node:fs/promises';
import { onDatabase } from './databases.ts';
import { forms, newAddress, send } from './form-posts.ts';
import { percentile, type Reading } from './reading.ts';
import { type Act, readConnections, type Sample } from './soak-records.ts';
import type { Server } from './start-process.ts';

/** From when to when PostgreSQL was down, in seconds since the start. */
export type Outage = { from: number; to: number };

const none = { atMost: 0 };
const poolSize = 10;
/** The pools of visitors and jobs, and the two that listen. */
const mostConnections = poolSize + 4 + 2;

/** Every acknowledged form must be one lead, and no form two. */
export async function checkPosts(databaseUrl: string, acknowledged: string[]): Promise<Reading[]> {
  const text = 'select email, count(*)::int as leads from leads group by 1';
  const rows = await onDatabase(
    databaseUrl,
    async (database) => (await database.query<{ email: string; leads: number }>(text)).rows,
  );
  const leadsOf = new Map(rows.map(({ email, leads }) => [email, leads]));
  return [
    {
      name: `Acknowledged forms that are not in the database, of ${acknowledged.length}`,
      value: acknowledged.filter((email) => !leadsOf.has(email)).length,
      unit: '',
      target: none,
    },
    {
      name: 'Forms that are in the database twice',
      value: acknowledged.filter((email) => Number(leadsOf.get(email)) > 1).length,
      unit: '',
      target: none,
    },
  ];
}

/** Whatever is neither a success nor, while PostgreSQL was down and for 3 s afterwards, a request to try again. */
export function checkAnswers(acts: Act[], outage: Outage): Reading[] {
  const expected: Record<string, string> = { 'unknown addresses': '404' };
  const isDuring = ({ at, ms }: Act) => at >= outage.from && at - ms / 1_000 <= outage.to + 3;
  const wrong = acts.filter(
    (act) => act.status !== (expected[act.name] ?? '200') && !(act.status === '503' && isDuring(act)),
  );
  const kinds = Map.groupBy(wrong, ({ name, status }) => `${name} ${status}`);
  const refused = acts.filter((act) => act.status === '503' && isDuring(act)).length;
  return [
    {
      name: `Visits answered otherwise than they should be, of ${acts.length}`,
      value: wrong.length,
      unit: '',
      target: none,
      note: [...kinds].map(([kind, list]) => `${list.length} × ${kind}`).join(', '),
    },
    { name: 'Visits told to try again while PostgreSQL was down', value: refused, unit: '' },
  ];
}

/** As many forms at once as the pool has connections, three times over, must all be taken within 3 s. */
export async function checkPool(url: string, databaseUrl: string, acknowledged: string[]): Promise<Reading[]> {
  const start = performance.now();
  const posts = await Promise.all(
    Array.from({ length: 3 * poolSize }, async () => {
      const email = newAddress();
      const { status } = await send(url, forms.partner, email, { 'x-forwarded-for': `172.16.0.${Math.random()}` });
      if (status === 200) acknowledged.push(email);
      return status;
    }),
  );
  const seconds = (performance.now() - start) / 1_000;
  const { connections, transactions } = await readConnections(databaseUrl);
  return [
    {
      name: 'Forms refused, of 30 at once at the end',
      value: posts.filter((status) => status !== 200).length,
      unit: '',
      target: none,
    },
    { name: 'Time that these forms took together', value: seconds, unit: 's', target: { atMost: 3 } },
    { name: 'Connections at the end', value: connections, unit: '', target: { atMost: mostConnections } },
    { name: 'Transactions left open at the end', value: transactions, unit: '', target: none },
  ];
}

/**
 * Memory is flat if its last fifth is no larger than its second fifth: the first is that of a process that warms up. The slope is that of
 * the line through the last four fifths.
 */
export function checkMemory(samples: Sample[]): Reading[] {
  const part = (from: number) => samples.slice((samples.length * from) / 5, (samples.length * (from + 1)) / 5);
  const medianOf = (list: Sample[]) =>
    percentile(
      list.map(({ memory }) => memory),
      0.5,
    );
  const growth = medianOf(part(4)) - medianOf(part(1));
  const all = samples.map(({ memory }) => memory);
  return [
    {
      name: 'Growth of memory from the second to the last fifth',
      value: growth,
      unit: 'MB',
      target: { atMost: 20 },
      note: `${slopeOf(samples.slice(samples.length / 5)).toFixed(1)} MB an hour; at most ${Math.max(...all).toFixed(0)} MB`,
    },
  ];
}

/** By least squares, in megabytes an hour. */
function slopeOf(samples: Sample[]): number {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const at = mean(samples.map((sample) => sample.at));
  const memory = mean(samples.map((sample) => sample.memory));
  const above = samples.reduce((sum, sample) => sum + (sample.at - at) * (sample.memory - memory), 0);
  const below = samples.reduce((sum, sample) => sum + (sample.at - at) ** 2, 0);
  return (above / below) * 3_600;
}

export async function checkLog(file: string, server: Server): Promise<Reading[]> {
  const lines = (await readFile(file, 'utf8')).split('\n').filter((line) => line.startsWith('{'));
  const errors = lines.filter((line) => /"level":(50|60)/.test(line));
  const messages = new Set(errors.map((line) => /"msg":"([^"]*)"/.exec(line)?.[1]));
  return [
    { name: 'Errors in the log', value: errors.length, unit: '', target: none, note: [...messages].join(', ') },
    { name: 'Times that the process ended', value: server.hasEnded() ? 1 : 0, unit: '', target: none },
  ];
}
