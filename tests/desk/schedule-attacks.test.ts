import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { sql } from '#core/drizzle.ts';
import { transaction } from '#db/transaction.server.ts';
import { publishDue } from '#features/records/desk/publish-due.server.ts';
import { tagline, withService } from '#tests/record-steps.ts';
import { withSite } from '#tests/server.ts';

const site = withSite();
const { at, address, open, draft, publish } = withService(site);
const hour = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
const inHours = (hours: number) => publishDue(new Date(hour(hours * 60)));

/** Lets nobody write public content while this is done, as during an import. */
const whileWritersWait = (work: () => Promise<void>) =>
  transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('content'))`);
    await work();
  });

/** Time enough to come to the lock. A shorter one would let the tests pass for nothing, and never fail. */
const toTheLock = () => setTimeout(400);

test('what is taken out of the schedule, or put off, while its hour waits for an import is not published', async () => {
  let due: Promise<void> | undefined;
  await draft(tagline('Withdrawn'));
  expect((await publish({ edit: 1, at: hour(30) })).status).toBe(200);
  await whileWritersWait(async () => {
    due = inHours(1);
    await toTheLock();
    expect((await at.reviewer.send('POST', `${address()}/unschedule`)).status).toBe(200);
  });
  await due;
  expect(await open()).toMatchObject({ open: { state: 'draft', note: null }, live: { status: 'published' } });
  expect((await open()).live.document.tagline).not.toBe('Withdrawn');

  expect((await publish({ edit: 1, at: hour(30) })).status).toBe(200);
  await whileWritersWait(async () => {
    due = inHours(1);
    await toTheLock();
    expect((await publish({ edit: 1, at: hour(300) })).status).toBe(200);
  });
  await due;
  expect(await open()).toMatchObject({ open: { state: 'scheduled', note: null } });
  expect((await open()).live.document.tagline).not.toBe('Withdrawn');
});

test('what is published while the end of what was there before waits for its turn stays', async () => {
  let ended: Promise<void> | undefined;
  let published: Promise<Response> | undefined;
  await draft(tagline('For an hour'));
  expect((await publish({ edit: 1, until: hour(30) })).status).toBe(200);
  await draft(tagline('For good'));
  await whileWritersWait(async () => {
    published = publish({ edit: 1 });
    await toTheLock();
    ended = inHours(1);
    await toTheLock();
  });
  await Promise.all([published, ended]);
  expect((await published)?.status).toBe(200);
  expect((await open()).live).toMatchObject({ status: 'published', document: { tagline: 'For good' } });
});

test('a translation that is published by itself does not put off the end of its record', async () => {
  await draft(tagline('For an hour'));
  expect((await publish({ edit: 1, until: hour(30) })).status).toBe(200);
  await draft((document) => ({ ...document, translations: { hi: { tagline: 'एक घंटे के लिए' } } }));
  expect((await publish({ edit: 1, languages: ['hi'] })).status).toBe(200);
  expect((await open()).live).toMatchObject({ status: 'published' });
  await inHours(1);
  expect((await open()).live).toMatchObject({ status: 'archived' });
});

test('an end that is over is refused', async () => {
  await draft();
  const refused = await publish({ edit: 1, until: hour(-1) });
  expect([refused.status, Object.keys((await refused.json()).errors)]).toEqual([422, ['until']]);
});

test('a clock that is put forward and back by an hour publishes once, and brings nothing back', async () => {
  await draft(tagline('At its hour'));
  expect((await publish({ edit: 1, at: hour(30), until: hour(90) })).status).toBe(200);
  await inHours(-1);
  expect((await open()).open).toMatchObject({ state: 'scheduled' });
  for (const hours of [1, -1, 0, 1]) {
    await inHours(hours);
    const { live, open: left } = await open();
    expect([live.status, live.document.tagline, left ?? null]).toEqual(['published', 'At its hour', null]);
  }
  for (const hours of [2, -1, 1, 2]) {
    await inHours(hours);
    expect((await open()).live).toMatchObject({ status: 'archived' });
  }
  const { rows } = await (await at.editor.get(`${address()}/revisions`)).json();
  expect(rows.filter(({ state }: { state: string }) => state === 'published')).toHaveLength(2);
});
