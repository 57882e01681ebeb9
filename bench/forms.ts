import { hashPassword } from '#core/secrets/passwords.server.ts';
import { startMailServer } from '../tests/mail-server.ts';
import type { Databases } from './databases.ts';
import { type Form, forms, newAddress, openForms, password, timePost } from './form-posts.ts';
import { percentile, type Reading } from './reading.ts';
import { inTurn, repeat } from './repeat.ts';
import { startServer } from './start-server.ts';
import { addClients, cloneForForms } from './visitors.ts';

const posts = 200;
const ways = [
  ['one after the other', 1],
  ['4 at once', 4],
] as const;
const limit = { atMost: 40 };

type Work = { name: string; once: () => Promise<number>; target?: Reading['target'] };

/** Measures how long form posts take while their mails are being sent; for those with a password, without and with the hash. */
export async function measureForms(databases: Databases): Promise<Reading[]> {
  const mail = await startMailServer();
  try {
    return [
      ...(await measureOpenForms(databases, mail.url)),
      ...(await measureHashingForms(databases, mail.url)),
      ...(await measureRest(databases, mail.url)),
    ];
  } finally {
    await mail.stop();
  }
}

/** The posts as they are, except those with passwords. */
async function measureOpenForms(databases: Databases, smtpUrl: string): Promise<Reading[]> {
  const server = await startServer({ databaseUrl: await cloneForForms(databases), settings: { SMTP_URL: smtpUrl } });
  const work = openForms.map((form) => ({ ...postOf(server.url, form, newAddress), target: limit }));
  return timeAll(work).finally(server.stop);
}

/** The posts with their hash, and the hash alone. */
async function measureHashingForms(databases: Databases, smtpUrl: string): Promise<Reading[]> {
  const databaseUrl = await cloneForForms(databases);
  const nextClient = inTurn(await addClients(databaseUrl, posts));
  const server = await startServer({ databaseUrl, settings: { SMTP_URL: smtpUrl } });
  return timeAll([
    { name: 'A password hash alone', once: timeHash },
    postOf(server.url, forms.register, newAddress, ', hash and all'),
    postOf(server.url, forms.login, nextClient, ', hash and all'),
  ]).finally(server.stop);
}

/** The same posts on a server whose hashes cost no time. */
async function measureRest(databases: Databases, smtpUrl: string): Promise<Reading[]> {
  const databaseUrl = await cloneForForms(databases);
  const zeros = (await hashPassword(password)).replace(/[^$]+$/, Buffer.alloc(32).toString('base64url'));
  const nextClient = inTurn(await addClients(databaseUrl, posts, zeros));
  const settings = { SMTP_URL: smtpUrl };
  const server = await startServer({ databaseUrl, settings, preload: './bench/without-hashing.ts' });
  return timeAll([
    { ...postOf(server.url, forms.register, newAddress, ', besides the hash'), target: limit },
    { ...postOf(server.url, forms.login, nextClient, ', besides the hash'), target: limit },
  ]).finally(server.stop);
}

function postOf(url: string, form: Form, address: () => string, what = ''): Work {
  return { name: `POST ${form.path}${what}`, once: () => timePost(url, form, address()) };
}

async function timeHash(): Promise<number> {
  const start = performance.now();
  await hashPassword(password);
  return performance.now() - start;
}

async function timeAll(work: Work[]): Promise<Reading[]> {
  const readings: Reading[] = [];
  for (const { name, once, target } of work) {
    await repeat(once, posts / 10, 1);
    for (const [way, callers] of ways) {
      const times = await repeat(once, posts, callers);
      readings.push({
        name: `${name}, ${way}: p95 of ${posts}`,
        value: percentile(times, 0.95),
        unit: 'ms',
        target,
        note: `median ${percentile(times, 0.5).toFixed(1)} ms, longest ${Math.max(...times).toFixed(1)} ms`,
      });
    }
  }
  return readings;
}
