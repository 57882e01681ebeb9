import { closeDatabase, db, openDatabase } from '#db/client.server.ts';
import { createStaffSession } from '#features/staff/staff-sessions.server.ts';
import { createStaff } from '../tests/factories/staff.ts';
import { type Databases, onDatabase } from './databases.ts';
import { percentile, type Reading } from './reading.ts';
import { startServer } from './start-server.ts';

const leads = 50_000;
const rounds = 40;

/** Lists of the inbox as salespeople open them, by the query of their address. */
const lists: [name: string, query: string][] = [
  ['newest', ''],
  ['the last page', 'page=20'],
  ['mine', 'owner=me'],
  ['without an owner', 'owner=nobody&status=new'],
  ['overdue', 'due=overdue&sort=due'],
  ['most urgent', 'sort=due'],
  ['spam', 'spam=yes'],
  ['a form in a language', 'form=contact&language=hi'],
  ['a year ago', 'until=2025-12-24&verified=yes'],
  ['an address', 'q=p1207@firm'],
  ['a word of every lead', 'q=compulsory'],
  ['a word of half of them', 'q=cable'],
  ['two words', 'q=compulsory%20cable'],
  ['a word of none', 'q=xyzzyx'],
];

/** Measures the list of leads after years of forms. */
export async function measureInbox(databases: Databases): Promise<Reading[]> {
  const databaseUrl = await databases.cloneMany('inbox');
  const token = await prepare(databaseUrl);
  const server = await startServer({ databaseUrl });
  const read = async (query: string) => {
    const start = performance.now();
    const answer = await fetch(`${server.url}/api/desk/leads?${query}`, { headers: { cookie: `desk=${token}` } });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`the list ${query} answered ${answer.status}`);
    return performance.now() - start;
  };
  try {
    await server.settle();
    for (const [, query] of lists) await read(query);
    const times = new Map<string, number[]>(lists.map(([name]) => [name, []]));
    // In turn, so that no list has the others' rows in its memory before them.
    for (let round = 0; round < rounds; round += 1) {
      for (const [name, query] of lists) times.get(name)?.push(await read(query));
    }
    const all = [...times.values()].flat();
    const slowest = [...times]
      .map(([name, of]) => [name, percentile(of, 0.95)] as const)
      .toSorted((a, b) => b[1] - a[1]);
    const note = slowest.map(([name, p95]) => `${name} ${p95.toFixed(1)}`).join(', ');
    return [
      { name: `A list: p95 of ${all.length}`, value: percentile(all, 0.95), unit: 'ms', target: { atMost: 40 }, note },
      {
        name: `The slowest list: p95 of ${rounds}`,
        value: slowest[0]?.[1] ?? Number.NaN,
        unit: 'ms',
        target: { atMost: 40 },
        note: slowest[0]?.[0] ?? '',
      },
    ];
  } finally {
    await server.stop();
    await databases.drop('inbox');
  }
}

/** Adds the leads, and a salesperson who is signed in. @returns the token of the session */
async function prepare(databaseUrl: string): Promise<string> {
  openDatabase(databaseUrl);
  let token: string;
  let ids: number[];
  try {
    const people = await Promise.all(['Dev', 'Ira', 'Noor'].map((name) => createStaff({ name, roles: ['sales'] })));
    ids = people.map(({ id }) => id);
    token = await createStaffSession(db(), ids[0] ?? 0, { factor: 'passkey', userAgent: 'Bench', address: '::1' });
  } finally {
    await closeDatabase();
  }
  // Not the site's own pool, because its time limits are meant for visitors.
  await onDatabase(databaseUrl, async (client) => {
    await client.query(
      `insert into leads (form, name, email, phone, company, message, content_hash, status, language, owner_id,
        is_verified, spam_score, due_at, first_answered_at, opened_at, created_at, updated_at)
      select (array['footer', 'contact', 'brochure', 'landing'])[1 + n % 4], 'Person ' || n,
        'p' || n % 30000 || '@firm' || n % 500 || '.example', (9800000000 + n)::text,
        case when n % 3 = 0 then 'Company ' || n % 9000 end,
        'We need the compulsory mark. ' || (select string_agg(w[1 + (n::bigint * k * 7919 + k) % cardinality(w)], ' ')
          from generate_series(1, 24) k),
        'bench ' || n, (array['new', 'contacted', 'qualified', 'quoted', 'won', 'lost', 'spam', 'contacted'])[1 + n % 8],
        (array['en', 'hi', 'ar'])[1 + n % 3], ($2::int[])[n % 4], n % 2 = 0, case when n % 20 = 0 then 60 else 0 end,
        at + interval '8 hours', case when n % 8 > 0 then at end, case when n % 8 > 0 then at end, at, at
      from generate_series(1, ${leads}) n, (select $1::text[] as w) x, lateral (select now() - make_interval(mins => n * 20) as at) y`,
      [words, ids],
    );
    await client.query('vacuum analyze leads');
  });
  return token;
}

const words = `factory lamp cable import licence quote audit sample laboratory report standard mark certificate renewal
container shipment pump steel toy charger adapter speaker medical oven fan wire plywood helmet tyre footwear glass please
send the for our with months Germany exporter dealer`.split(/\s+/);
