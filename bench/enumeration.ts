import { setTimeout as wait } from 'node:timers/promises';
import { startMailServer } from '../tests/mail-server.ts';
import { compareMedians } from './compare-medians.ts';
import type { Databases } from './databases.ts';
import { type Form, forms, newAddress, send } from './form-posts.ts';
import type { Reading } from './reading.ts';
import { startServer } from './start-server.ts';
import { addClients, cloneForForms } from './visitors.ts';

const pairs = 200;
const warming = 20;
/** The pause between two posts, so that the mail of one does not slow the next. */
const pause = 60;

// With the few posts that are allowed, a millisecond is lost in noise: after ten mails a day an address is refused anyway.
const limit = { atMost: 1 };

const calls: [Form, number][] = [
  [forms.failedLogin, 422],
  [forms.forgotPassword, 200],
  [forms.register, 200],
  [forms.brochure, 200],
  [forms.schedule, 200],
];

/** Measures whether response times reveal who is a client: the same post is sent alternately for a client and a stranger. */
export async function measureEnumeration(databases: Databases): Promise<Reading[]> {
  const mail = await startMailServer();
  const databaseUrl = await cloneForForms(databases);
  const server = await startServer({ databaseUrl, settings: { SMTP_URL: mail.url } });
  try {
    const readings: Reading[] = [];
    for (const [form, expected] of calls) {
      const clients = await addClients(databaseUrl, warming + pairs);
      const time = async (email: string) => {
        await wait(pause);
        const { status, milliseconds } = await send(server.url, form, email);
        if (status !== expected) throw new Error(`POST ${form.path} answered ${status}`);
        return milliseconds;
      };
      const times: [number, number][] = [];
      for (const client of clients) times.push(await timePair(time, client));
      readings.push(judgeTimes(form.path, times.slice(warming)));
    }
    return readings;
  } finally {
    await server.stop();
    await mail.stop();
  }
}

/** The order within a pair is random. */
async function timePair(time: (email: string) => Promise<number>, client: string): Promise<[number, number]> {
  const stranger = newAddress();
  if (Math.random() < 0.5) return [await time(client), await time(stranger)];
  const unknown = await time(stranger);
  return [await time(client), unknown];
}

/** Judged by what the pairs prove rather than suggest: the end of the interval that is closer to no difference. */
function judgeTimes(path: string, times: [number, number][]): Reading {
  const { one: known, other: unknown, difference, from, to } = compareMedians(times);
  return {
    name: `POST ${path}, known and unknown addresses: difference of the medians that ${pairs} pairs prove`,
    value: Math.max(0, from, -to),
    unit: 'ms',
    target: limit,
    note: `known ${known.toFixed(2)} ms, unknown ${unknown.toFixed(2)} ms, difference ${difference.toFixed(2)} ms; 95% interval ${from.toFixed(2)} to ${to.toFixed(2)} ms`,
  };
}
