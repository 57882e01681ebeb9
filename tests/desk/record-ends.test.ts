import { expect, test } from 'vitest';
import { and, eq, isNotNull } from '#core/drizzle.ts';
import { db } from '#db/client.server.ts';
import { recordRevisions } from '#db/schema/records.ts';
import { publishDue } from '#features/records/desk/publish-due.server.ts';
import { tagline, withService } from '#tests/record-steps.ts';
import { withSite } from '#tests/server.ts';

const site = withSite();
const { at, address, open, draft, publish } = withService(site);
const hour = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
const inHours = (hours: number) => publishDue(new Date(hour(hours * 60)));

test('a translation that is published by itself does not put off the end of its record', async () => {
  await draft(tagline('For an hour'));
  expect((await publish({ edit: 1, until: hour(30) })).status).toBe(200);
  await draft((document) => ({ ...document, translations: { hi: { tagline: 'एक घंटे के लिए' } } }));
  expect((await publish({ edit: 1, languages: ['hi'] })).status).toBe(200);
  expect((await open()).live).toMatchObject({ status: 'published' });
  await inHours(1);
  expect((await open()).live).toMatchObject({ status: 'archived' });
});

test('an end that is over once a draft that failed is mended is refused until somebody chooses another, or none', async () => {
  await draft(tagline('On Monday'));
  expect((await publish({ edit: 1, at: hour(30), until: hour(60) })).status).toBe(200);
  const scheduled = and(eq(recordRevisions.record, at.id), eq(recordRevisions.state, 'scheduled'));
  const { document } = (await open()).open;
  await db()
    .update(recordRevisions)
    .set({ document: { ...document, name: '' } })
    .where(scheduled);
  await inHours(0.75);
  expect((await open()).open).toMatchObject({ state: 'in-review' });
  // On Wednesday.
  const ofDraft = and(eq(recordRevisions.record, at.id), eq(recordRevisions.state, 'in-review'));
  await db()
    .update(recordRevisions)
    .set({ archiveAt: new Date(hour(-60)) })
    .where(ofDraft);
  expect((await at.reviewer.send('PUT', `${address()}/draft`, { document, edit: 1 })).status).toBe(200);
  const refused = await publish({ edit: 2 });
  expect([refused.status, Object.keys((await refused.json()).errors)]).toEqual([422, ['until']]);
  expect((await publish({ edit: 2, until: null })).status).toBe(200);
  await publishDue();
  expect((await open()).live).toMatchObject({
    status: 'published',
    archiveAt: null,
    document: { tagline: 'On Monday' },
  });
});

test('a correction keeps the end of the record until somebody says that there is none', async () => {
  const until = hour(90);
  await draft(tagline('Until New Year'));
  expect((await publish({ edit: 1, until })).status).toBe(200);
  expect((await open()).live).toMatchObject({ archiveAt: until });
  await draft(tagline('Until New Year.'));
  expect((await publish()).status).toBe(200);
  expect((await open()).live).toMatchObject({ archiveAt: until });

  // At an hour, out of the schedule, and at another: the end stays as it was said.
  await draft(tagline('Later'));
  expect((await publish({ edit: 1, at: hour(30) })).status).toBe(200);
  expect((await open()).open).toMatchObject({ archiveAt: until });
  const other = hour(180);
  expect((await publish({ edit: 1, at: hour(30), until: other })).status).toBe(200);
  expect((await at.reviewer.send('POST', `${address()}/unschedule`)).status).toBe(200);
  expect((await open()).open).toMatchObject({ state: 'draft', archiveAt: other });
  expect((await publish()).status).toBe(200);
  expect((await open()).live).toMatchObject({ archiveAt: other });
  // Versions with an end ahead are kept for ever, so only the last has it.
  const ends = await db()
    .select({ end: recordRevisions.archiveAt })
    .from(recordRevisions)
    .where(and(eq(recordRevisions.record, at.id), isNotNull(recordRevisions.archiveAt)));
  expect(ends).toEqual([{ end: new Date(other) }]);

  await draft(tagline('For good'));
  expect((await publish({ edit: 1, at: hour(30), until: null })).status).toBe(200);
  await inHours(1);
  expect((await open()).live).toMatchObject({ document: { tagline: 'For good' }, archiveAt: null });
  await inHours(4);
  expect((await open()).live).toMatchObject({ status: 'published' });
});

test('what comes back after its end has none, and a draft that comes out later than the end of now has none', async () => {
  await draft();
  expect((await publish({ edit: 1, until: hour(30) })).status).toBe(200);
  await draft(tagline('Later'));
  expect((await publish({ edit: 1, at: hour(60) })).status).toBe(200);
  expect((await open()).open).toMatchObject({ archiveAt: null });
  expect((await at.reviewer.send('POST', `${address()}/archive`)).status).toBe(200);
  const ofPublic = and(eq(recordRevisions.record, at.id), eq(recordRevisions.state, 'published'));
  await db()
    .update(recordRevisions)
    .set({ archiveAt: new Date(hour(-1)) })
    .where(ofPublic);
  expect((await at.reviewer.send('POST', `${address()}/unschedule`)).status).toBe(200);
  expect((await publish({ edit: 1, over: true })).status).toBe(200);
  await publishDue();
  expect((await open()).live).toMatchObject({ status: 'published', archiveAt: null });
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
