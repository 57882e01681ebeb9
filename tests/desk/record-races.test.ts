import { expect, test } from 'vitest';
import { openContent } from '#core/content/content-files.server.ts';
import { and, eq } from '#core/drizzle.ts';
import { readEnv } from '#core/env.ts';
import { translate } from '#core/text/messages.server.ts';
import { db } from '#db/client.server.ts';
import { readSources, writeSources } from '#db/content/content-source.server.ts';
import { createSync } from '#db/content/sync-rows.server.ts';
import { writeContent } from '#db/content/write-content.server.ts';
import { auditLog } from '#db/schema/audit.ts';
import { recordRevisions } from '#db/schema/records.ts';
import { services } from '#db/schema/services.ts';
import { publishDue } from '#features/records/desk/publish-due.server.ts';
import { recordTexts } from '#features/records/records.messages.ts';
import { serviceCategoriesContent } from '#features/services/service-categories.content.server.ts';
import { servicesContent } from '#features/services/services.content.server.ts';
import { demoContent } from '#server/start/import-content.ts';
import { changeRows } from '#tests/change-rows.ts';
import { enterDesk, mailsOf } from '#tests/desk-steps.ts';
import { addPasskey } from '#tests/factories/staff.ts';
import { tagline, withService } from '#tests/record-steps.ts';
import { withSite } from '#tests/server.ts';

const site = withSite();
const { at, address, open, visit, publicPage, draft, publish } = withService(site);

test('of two editors, the second is shown the text of the first, and nothing is lost', async () => {
  const other = await enterDesk(site, ['editor']);
  const answers = await Promise.all([draft(tagline('One'), at.editor), draft(tagline('Two'), other)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const stored = (await open()).open.document;
  const again = await other.send('PUT', `${address()}/draft`, { document: stored, edit: 0 });
  expect(await again.json()).toMatchObject({ by: 'Ira Menon', edit: 1, theirs: { tagline: stored.tagline } });
});

test('what has changed since the draft was begun is not overwritten unless somebody says so', async () => {
  await draft();
  await changeRows('service', (tx) =>
    tx
      .update(services)
      .set({ regulator: 'By SQL' })
      .where(eq(services.id, Number(at.id))),
  );
  expect((await open()).open.isStale).toBe(true);
  const refused = await publish();
  expect(refused.status).toBe(409);
  expect(await refused.json()).toMatchObject({ theirs: { regulator: 'By SQL' } });
  expect((await publish({ edit: 1, over: true })).status).toBe(200);
});

test('of 20 publishes at once, one wins', async () => {
  await draft();
  const answers = await Promise.all(Array.from({ length: 20 }, () => publish()));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 404]));
});

test('two workers find the same hour: it is published once, and ends at its end', async () => {
  await draft();
  const hour = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
  expect((await publish({ edit: 1, at: hour(-1) })).status).toBe(422);
  expect((await publish({ edit: 1, at: hour(2), until: hour(1) })).status).toBe(422);
  expect((await publish({ edit: 1, at: hour(1), until: hour(2) })).status).toBe(200);
  await publishDue();
  expect((await open()).open.state).toBe('scheduled');
  await Promise.all([publishDue(new Date(hour(1.5))), publishDue(new Date(hour(1.5)))]);
  expect(await publicPage()).toContain('Brighter');
  const lines = await db()
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.subjectId, Number(at.id)), eq(auditLog.action, 'record.publish')));
  expect(lines).toHaveLength(1);
  await publishDue(new Date(hour(3)));
  expect((await visit(`/services/marks/${at.slug}`)).status).toBe(404);
});

test('what cannot be published at its hour goes back to review with the reason, which its author gets by mail', async () => {
  await addPasskey(at.editor.staffId);
  await addPasskey(at.reviewer.staffId);
  await draft();
  await publish({ edit: 1, at: new Date(Date.now() + 60_000).toISOString() });
  await changeRows('service', (tx) =>
    tx
      .update(services)
      .set({ tagline: 'By SQL' })
      .where(eq(services.id, Number(at.id))),
  );
  const later = new Date(Date.now() + 120_000);
  await Promise.all([publishDue(later), publishDue(later)]);
  await publishDue(later);
  expect((await open()).open).toMatchObject({
    state: 'in-review',
    note: null,
    refusal: { message: expect.stringContaining('has changed since'), problems: [] },
  });
  const mails = await mailsOf(at.editor.staffId);
  expect(mails.map(({ template, data }) => [template, data])).toEqual([
    [
      'schedule-failed',
      {
        name: `Zorbit mark ${at.made}`,
        what: 'publication',
        at: expect.any(String),
        reasons: [expect.stringContaining('has changed since')],
        deskLink: `${readEnv().DESK_URL}/desk/records/services/${at.id}`,
      },
    ],
    ['review-decided', expect.objectContaining({ outcome: 'scheduled' })],
  ]);
  expect(await mailsOf(at.reviewer.staffId)).toEqual([]);
});

test('why it was not published is said in the language of whoever reads it, until it is handed in again', async () => {
  await draft();
  await publish({ edit: 1, at: new Date(Date.now() + 60_000).toISOString() });
  const isOpen = and(eq(recordRevisions.record, at.id), eq(recordRevisions.state, 'scheduled'));
  const { open: scheduled } = await open();
  const document = { ...scheduled.document, name: '', shortName: 'z'.repeat(100_000) };
  await db().update(recordRevisions).set({ document }).where(isOpen);
  await publishDue(new Date(Date.now() + 120_000));
  const [english, hindi] = await Promise.all(
    ['en', 'hi'].map(async (language) => {
      const headers = { ...at.editor.headers, 'current-locale': language };
      const { open: found } = await (await site.get(`/api/desk${address()}`, { headers })).json();
      return found.refusal;
    }),
  );
  expect(english).toMatchObject({ message: recordTexts.mistakes });
  expect(english.problems).toEqual(
    expect.arrayContaining([
      { path: 'name', message: 'is empty' },
      { path: 'shortName', message: 'is too long' },
    ]),
  );
  expect(hindi.message).toBe(translate(recordTexts.mistakes, 'hi'));
  expect(hindi.message).not.toBe(english.message);
  for (const { message } of hindi.problems) expect(message).toMatch(/[\u0900-\u097f]/);
  expect((await at.reviewer.send('POST', `${address()}/send-back`, { note: 'Name it' })).status).toBe(200);
  expect((await open()).open).toMatchObject({ note: 'Name it', refusal: english });
  const mended = { document: { ...document, name: 'Lamp', shortName: null }, edit: 1 };
  const { edit } = await (await at.editor.send('PUT', `${address()}/draft`, mended)).json();
  expect((await at.editor.send('POST', `${address()}/submit`, { edit })).status).toBe(200);
  expect((await open()).open).toMatchObject({ state: 'in-review', refusal: null });
});

/** Imports the services of the demo site again, and returns what was left alone. */
async function importServices(): Promise<string[]> {
  const sources = [serviceCategoriesContent, servicesContent];
  const readBy = await readSources(sources, openContent(demoContent));
  return writeContent(async (tx) => {
    const sync = createSync(tx);
    await writeSources(sources, readBy, sync);
    return sync.report.leftAlone;
  });
}

test('an import while an editor publishes: what the desk has published stays', async () => {
  const [service] = await db().select({ id: services.id }).from(services).where(eq(services.slug, 'bis-isi-mark'));
  at.id = String(service?.id);
  await draft(tagline('From the desk'));
  const [published, left] = await Promise.all([publish(), importServices()]);
  expect(await published.json()).toMatchObject({ state: 'published' });
  const again = await importServices();
  expect([...left, ...again]).toContain('services bis-isi-mark: changed at the desk (data/services.csv)');
  const [after] = await db()
    .select({ tagline: services.tagline })
    .from(services)
    .where(eq(services.id, Number(at.id)));
  expect(after?.tagline).toBe('From the desk');
});
