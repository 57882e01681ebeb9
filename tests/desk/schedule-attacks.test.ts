import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { and, eq, sql } from '#core/drizzle.ts';
import { translate } from '#core/text/messages.server.ts';
import { db } from '#db/client.server.ts';
import { writeContent } from '#db/content/write-content.server.ts';
import { recordRevisions } from '#db/schema/records.ts';
import { staff } from '#db/schema/staff.ts';
import { transaction } from '#db/transaction.server.ts';
import { publishDue } from '#features/records/desk/publish-due.server.ts';
import { recordTexts } from '#features/records/records.messages.ts';
import { mailsOf } from '#tests/desk-steps.ts';
import { createProduct } from '#tests/factories/product.ts';
import { addPasskey } from '#tests/factories/staff.ts';
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

test('an end that is over, or before its begin, is refused at its own field', async () => {
  await draft();
  const refusedAt = async (times: object) => {
    const refused = await publish({ edit: 1, ...times });
    return [refused.status, ...Object.keys((await refused.json()).errors)];
  };
  expect(await refusedAt({ until: hour(-1) })).toEqual([422, 'until']);
  expect(await refusedAt({ at: hour(60), until: hour(30) })).toEqual([422, 'until']);
  expect(await refusedAt({ at: hour(-60), until: hour(30) })).toEqual([422, 'at']);
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

test('an end that finds too many writers before it comes a minute later', async () => {
  await draft(tagline('For an hour'));
  expect((await publish({ edit: 1, until: hour(30) })).status).toBe(200);
  const writers: Promise<void>[] = [];
  await whileWritersWait(async () => {
    writers.push(writeContent(async () => {}));
    await toTheLock();
    // As many as may wait.
    for (let count = 0; count < 200; count += 1) writers.push(writeContent(async () => {}));
    await inHours(1);
  });
  await Promise.all(writers);
  expect((await open()).live).toMatchObject({ status: 'published' });
  await inHours(1);
  expect((await open()).live).toMatchObject({ status: 'archived' });
});

test('what is published after an import with --force comes to its end', async () => {
  await draft(tagline('For an hour'));
  // What the import has replaced.
  const { document } = (await open()).live;
  const replaced = { kind: 'services', record: at.id, number: 2, state: 'published' as const, document };
  await db().insert(recordRevisions).values(replaced);
  expect((await publish({ edit: 1, until: hour(30) })).status).toBe(200);
  const { rows } = await (await at.editor.get(`${address()}/revisions`)).json();
  expect(rows.map(({ number }: { number: number }) => number)).toEqual([3, 2]);
  await inHours(1);
  expect((await open()).live).toMatchObject({ status: 'archived' });
});

test.each([
  ['has left', { isActive: false }],
  ['may write no records any more', { roles: ['sales' as const] }],
])('what was begun by somebody who %s is told to whoever scheduled it, in their language', async (_how, change) => {
  await addPasskey(at.editor.staffId);
  await addPasskey(at.reviewer.staffId);
  await draft();
  await publish({ edit: 1, at: new Date(Date.now() + 60_000).toISOString() });
  await db().update(staff).set(change).where(eq(staff.id, at.editor.staffId));
  await db().update(staff).set({ language: 'hi' }).where(eq(staff.id, at.reviewer.staffId));
  const isOpen = and(eq(recordRevisions.record, at.id), eq(recordRevisions.state, 'scheduled'));
  const { document } = (await open(at.reviewer)).open;
  await db()
    .update(recordRevisions)
    .set({ document: { ...document, name: '' } })
    .where(isOpen);
  await publishDue(new Date(Date.now() + 120_000));
  // That it was scheduled was told before.
  expect((await mailsOf(at.editor.staffId)).map(({ template }) => template)).toEqual(['review-decided']);
  const [mail, ...others] = await mailsOf(at.reviewer.staffId);
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ language: 'hi', data: { name: translate('Service', 'hi') } });
  expect(mail?.data.reasons).toEqual([
    translate(recordTexts.mistakes, 'hi'),
    expect.stringMatching(/^name: .*[\u0900-\u097f]/),
  ]);
});

test('what others have come to need by its end stays on the site, and its author gets one mail', async () => {
  await addPasskey(at.editor.staffId);
  const name = `Zorbs ${at.made}`;
  const document = { slug: `zorbs-${at.made}`, name, translations: {} };
  const begun = await (await at.editor.send('POST', '/records/product-categories', { document })).json();
  const until = new Date(Date.now() + 60_000).toISOString();
  const published = await at.reviewer.send('POST', `/records/product-categories/${begun.id}/publish`, {
    edit: 1,
    until,
  });
  const { id } = await published.json();
  await createProduct({ name: `Zorb ${at.made}`, categories: [name] });
  const later = new Date(Date.now() + 120_000);
  await Promise.all([publishDue(later), publishDue(later)]);
  await publishDue(later);
  expect((await (await at.editor.get(`/records/product-categories/${id}`)).json()).live.status).toBe('published');
  const data = { name, what: 'end', at: until, reasons: [expect.stringContaining(`Zorb ${at.made}`)] };
  expect(await mailsOf(at.editor.staffId)).toMatchObject([
    { template: 'schedule-failed', data },
    { template: 'review-decided', data: { name, outcome: 'published' } },
  ]);
});
