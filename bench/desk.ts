import { closeDatabase, db, openDatabase } from '#db/client.server.ts';
import { createStaffSession } from '#features/staff/staff-sessions.server.ts';
import { createStaff } from '../tests/factories/staff.ts';
import type { Databases } from './databases.ts';
import { percentile, type Reading } from './reading.ts';
import { startServer } from './start-server.ts';

const rounds = 40;
/** Most pages are drawn anew for a preview, which takes long enough to be measured less often. */
const previews = 10;

/** Lists as editors open them, by the path of their call. */
const lists = [
  'records/notifications?sort=updatedAt.desc',
  'records/notifications?q=order',
  'records/families',
  'records/families?page=30',
  'records/families?q=lamp',
  'records/families?translation=hi.machine',
  'records/services',
  'records/ambiguous-names?sort=title.asc',
  'records/products?page=20',
  'records/products?q=kettle',
  'records/products?with.categories=measuring-instruments',
  'records/standards?page=20',
  'records/standards?q=13252',
  'records/requirements?page=20',
  'records/requirements?q=kettle',
  'records/requirements?with.listedState=paused',
  'options/families?q=pump',
  'law/orders',
  'law/orders?q=pipe',
];

/** Kinds that editors change most, with the text that is changed. */
const changed = [
  ['notifications', 'summary'],
  ['services', 'tagline'],
  ['blogs', 'summary'],
  ['families', 'definition'],
] as const;

type Values = Record<string, unknown>;
type Times = Map<string, number[]>;

/** Measures lists, autosaves, publications and previews of the desk beside many products. */
export async function measureDesk(databases: Databases): Promise<Reading[]> {
  const databaseUrl = await databases.cloneMany('desk');
  const token = await signIn(databaseUrl);
  const server = await startServer({ databaseUrl });
  const desk = openDesk(server.url, token);
  const bare: Times = new Map();
  const times = { list: new Map(), save: new Map(), publish: new Map(), preview: new Map() } satisfies Record<
    string,
    Times
  >;
  try {
    await server.settle();
    for (const path of lists) await desk.timed('GET', path);
    // In turn, so that none has the others' rows in its memory before them.
    for (let round = 0; round < rounds; round += 1) {
      note(bare, 'me', (await desk.timed('GET', 'me')).took);
      for (const path of lists) note(times.list, path, (await desk.timed('GET', path)).took);
    }
    for (const [kind, field] of changed) {
      const path = `records/${kind}/${await firstOf(desk, kind)}`;
      for (let round = 0; round < rounds; round += 1) {
        const { live } = (await desk.timed('GET', path)).answer as { live: { document: Values } };
        const save = async (edit: number) =>
          desk.timed('PUT', `${path}/draft`, {
            edit,
            document: { ...live.document, [field]: `Round ${inLetters(round)} ${inLetters(edit)}` },
          });
        // The first begins the draft, the second goes on with it.
        for (const edit of [0, 1]) note(times.save, kind, (await save(edit)).took);
        if (round < previews && kind !== 'families') note(times.preview, kind, await seePreview(desk, path));
        note(times.publish, kind, (await desk.timed('POST', `${path}/publish`, { edit: 2 })).took);
      }
    }
    return [
      readingOf('A list', times.list, 25),
      readingOf('An autosave', times.save, 30),
      readingOf('A publication', times.publish, 80),
      readingOf('A preview', times.preview, 150),
      readingOf('The call that says who is signed in, for comparison', bare),
    ];
  } finally {
    await server.stop();
    await databases.drop('desk');
  }
}

/** An owner who is signed in. @returns the token of the session */
async function signIn(databaseUrl: string): Promise<string> {
  openDatabase(databaseUrl);
  try {
    const { id } = await createStaff({ roles: ['owner'] });
    return await createStaffSession(db(), id, { factor: 'passkey', userAgent: 'Bench', address: '::1' });
  } finally {
    await closeDatabase();
  }
}

type Desk = ReturnType<typeof openDesk>;

function openDesk(url: string, token: string) {
  const headers = {
    ...{ cookie: `desk=${token}`, origin: new URL(url).origin, 'sec-fetch-site': 'same-origin' },
    'content-type': 'application/json',
  };
  return {
    async timed(method: 'GET' | 'PUT' | 'POST', path: string, input?: unknown) {
      const start = performance.now();
      const body = input === undefined ? null : JSON.stringify(input);
      const response = await fetch(`${url}/api/desk/${path}`, { method, headers, body });
      const answer: unknown = await response.json();
      const took = performance.now() - start;
      if (!response.ok) throw new Error(`${method} ${path} answered ${response.status} ${JSON.stringify(answer)}`);
      return { took, answer };
    },
  };
}

/** A number that no translation has to repeat, as it has to repeat figures. */
const inLetters = (number: number) => String(number).replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '');

async function firstOf(desk: Desk, kind: string): Promise<string> {
  const { answer } = await desk.timed('GET', `records/${kind}?per_page=1`);
  const { rows } = answer as { rows: { id: string }[] };
  return rows[0]?.id ?? '';
}

/** From the link to the page as its reader has it. */
async function seePreview(desk: Desk, path: string): Promise<number> {
  const { answer } = await desk.timed('POST', `${path}/preview`);
  const [page] = (answer as { pages: { url: string }[] }).pages;
  const start = performance.now();
  const response = await fetch(page?.url ?? '');
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`the preview of ${path} answered ${response.status}`);
  return performance.now() - start;
}

function note(times: Times, of: string, took: number) {
  times.set(of, [...(times.get(of) ?? []), took]);
}

/** The slowest of them must meet the target, not only the sum of all. */
function readingOf(name: string, times: Times, atMost?: number): Reading {
  const slowest = [...times]
    .map(([of, all]) => ({ of, p50: percentile(all, 0.5), p95: percentile(all, 0.95) }))
    .toSorted((a, b) => b.p95 - a.p95);
  return {
    name: `${name}: p95 of the slowest`,
    value: slowest[0]?.p95 ?? Number.NaN,
    unit: 'ms',
    ...(atMost !== undefined && { target: { atMost } }),
    note: `p50/p95: ${slowest.map(({ of, p50, p95 }) => `${of} ${p50.toFixed(1)}/${p95.toFixed(1)}`).join(', ')}`,
  };
}
