import { randomBytes } from 'node:crypto';
import { sql } from '#core/drizzle.ts';
import { hashToken } from '#core/secrets/tokens.server.ts';
import { closeDatabase, db, openDatabase } from '#db/client.server.ts';
import { addFollowers } from './alerts.ts';
import type { Databases } from './databases.ts';
import { newAddress } from './form-posts.ts';
import { percentile, type Reading } from './reading.ts';
import { startServer } from './start-server.ts';

const rounds = 200;
/** Each draws a page for paper, one at a time. */
const drawings = 20;
const warming = 10;

/** What people type into the finder: names, misspelt ones, other scripts, and a whole sentence. */
const typed = [
  'led bulb',
  'wireles earbuds',
  'toy car',
  'bijali ka balb',
  'सीमेंट',
  'إسمنت',
  '8 port gigabit switch',
  '853620',
];
const families = [
  'led-bulb',
  'mobile-phone',
  'toy',
  'power-bank',
  'laptop',
  'cement',
  'water-pump',
  'safety-shoe',
  'drone',
  'pressure-cooker',
];

/** Measures the calls, pages and files of the finder and of what follows from it, beside many products. */
export async function measureFinder(databases: Databases): Promise<Reading[]> {
  const databaseUrl = await databases.cloneMany('finder');
  const feed = await addFeed(databaseUrl);
  const server = await startServer({ databaseUrl });
  const site = openSite(server.url);
  try {
    await server.settle();
    const suggest = await timesOf(rounds, (turn) => {
      const text = typed[turn % typed.length] ?? '';
      // As somebody types: each time one letter more.
      const begun = [...text].slice(0, 3 + (turn % Math.max(1, text.length - 2))).join('');
      return site.get(`/api/finder/families?q=${encodeURIComponent(begun)}`);
    });
    const evaluate = await timesOf(rounds, (turn) =>
      site.post('/api/finder/evaluate', {
        family: families[turn % families.length],
        audience: turn % 2 ? 'import' : 'india',
        answers: {},
      }),
    );
    const page = await timesOf(rounds, (turn) =>
      site.get(`/approval-finder/${families[turn % families.length]}/answers?audience=import&show=1&turn=${turn}`),
    );
    const keys: string[] = [];
    for (const family of families) {
      const { text } = await site.send('/api/finder/sheets', { family, answers: 'audience=import' });
      keys.push((JSON.parse(text) as { key: string }).key);
    }
    const kept = await timesOf(rounds, (turn) => site.get(`/sheets/${keys[turn % keys.length]}`));
    const pdf = await timesOf(drawings, (turn) => site.get(`/sheets/${keys[turn % keys.length]}.pdf`));
    const follow = await timesOf(rounds, (turn) =>
      site.send('/api/alerts/follows', {
        email: newAddress(),
        kind: 'family',
        slug: families[turn % families.length] ?? '',
      }),
    );
    const personal = await timesOf(rounds, () => site.get(feed));
    const etag = (await site.get(feed)).response.headers.get('etag') ?? '';
    const again = await timesOf(rounds, () => site.again(feed, etag));
    return [
      readingOf('A suggestion while somebody types', suggest, 15),
      readingOf('An evaluation', evaluate, 8),
      readingOf('A page of questions with its sheet', page, 40),
      readingOf('A kept sheet with what has changed since', kept),
      readingOf('A kept sheet as PDF', pdf, 500),
      readingOf('A request to follow', follow, 25),
      readingOf('A personal feed', personal, 15),
      readingOf('A personal feed that has not changed (304)', again, 15),
    ];
  } finally {
    await server.stop();
    await databases.drop('finder');
  }
}

/** The address of the feed of one of many followers. */
async function addFeed(databaseUrl: string): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  openDatabase(databaseUrl);
  try {
    await addFollowers();
    await db().execute(sql`
      update followers set feed_token_hash = ${hashToken(token)} where id = (select min(id) from followers)`);
  } finally {
    await closeDatabase();
  }
  return `/feeds/my/${token}.xml`;
}

function openSite(url: string) {
  const read = async (path: string, init: RequestInit = {}) => {
    const response = await fetch(url + path, init);
    const text = await response.text();
    if (response.status >= 400) throw new Error(`${path} answered ${response.status} ${text.slice(0, 200)}`);
    return { response, text };
  };
  return {
    get: (path: string) => read(path),
    post: (path: string, input: unknown) =>
      read(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(input) }),
    send(path: string, fields: Record<string, string>) {
      const body = new FormData();
      for (const [name, value] of Object.entries(fields)) body.set(name, value);
      return read(path, { method: 'POST', headers: { origin: url, 'sec-fetch-site': 'same-origin' }, body });
    },
    /** Asks whether a page has changed; it must not have. */
    async again(path: string, etag: string) {
      const { response } = await read(path, { headers: { 'if-none-match': etag } });
      if (response.status !== 304) throw new Error(`${path} answered ${response.status} instead of 304`);
    },
  };
}

/** The milliseconds of each call, one after the other, after some that warm the code up. */
async function timesOf(count: number, work: (turn: number) => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (let turn = -warming; turn < count; turn += 1) {
    const start = performance.now();
    await work(turn + warming);
    if (turn >= 0) times.push(performance.now() - start);
  }
  return times;
}

function readingOf(name: string, times: number[], atMost?: number): Reading {
  const note = `median ${percentile(times, 0.5).toFixed(1)} ms, longest ${Math.max(...times).toFixed(1)} ms`;
  const value = percentile(times, 0.95);
  return { name: `${name}: p95 of ${times.length}`, value, unit: 'ms', ...(atMost && { target: { atMost } }), note };
}
