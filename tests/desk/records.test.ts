import { expect, test } from 'vitest';
import { eq } from '#core/drizzle.ts';
import { db } from '#db/client.server.ts';
import { writeContent } from '#db/content/write-content.server.ts';
import { auditLog } from '#db/schema/audit.ts';
import { recordRevisions, redirects } from '#db/schema/records.ts';
import { serviceSections } from '#db/schema/services.ts';
import { enterTranslator } from '#tests/desk-steps.ts';
import { type Document, withService } from '#tests/record-steps.ts';
import { withSite } from '#tests/server.ts';

const site = withSite();
const { at, address, open, visit, publicPage, draft, publish } = withService(site);

test('a draft is written, reviewed, corrected and published, and nobody sees it before', async () => {
  const before = await publicPage();
  const section = {
    slug: 'glow',
    name: 'Glow',
    content: '<p onclick="x()">It glows.</p><script>x()</script>',
    questions: [],
  };
  const saved = await (await draft((document) => ({ ...document, tagline: 'Brighter', sections: [section] }))).json();
  expect(saved).toMatchObject({ edit: 1, removed: ['sections.0.content'], problems: [] });
  expect(saved.document.sections[0].content).toBe('<p>It glows.</p>');
  expect((await at.editor.send('POST', `${address()}/submit`, { edit: 1, note: 'Please read' })).status).toBe(200);
  expect((await at.editor.send('PUT', `${address()}/draft`, { document: saved.document, edit: 1 })).status).toBe(409);
  expect((await at.reviewer.send('POST', `${address()}/send-back`, { note: 'Say how' })).status).toBe(200);
  expect((await open()).open).toMatchObject({ state: 'draft', note: 'Say how', madeBy: 'Ira Menon', isStale: false });
  const second = { ...saved.document, tagline: 'Brightest' };
  expect(await (await at.editor.send('PUT', `${address()}/draft`, { document: second, edit: 1 })).json()).toMatchObject(
    {
      edit: 2,
    },
  );
  expect(await publicPage()).toBe(before);
  expect((await publish({ edit: 2 })).status).toBe(200);
  expect(await publicPage()).toContain('Brightest');
  expect(await publicPage()).toContain('It glows.');
  const { rows } = await (await at.editor.get(`${address()}/revisions`)).json();
  expect(rows.map(({ number, state }: { number: number; state: string }) => [number, state])).toEqual([
    [1, 'published'],
    [0, 'published'],
  ]);
  const lines = await db()
    .select({ action: auditLog.action })
    .from(auditLog)
    .where(eq(auditLog.subjectId, Number(at.id)));
  expect(lines.map(({ action }) => action)).toEqual(['record.submit', 'record.send-back', 'record.publish']);
});

test('an old revision comes back as a draft, with children that are gone', async () => {
  await writeContent((tx) =>
    tx.insert(serviceSections).values({ serviceId: Number(at.id), slug: 'glow', name: 'Glow' }),
  );
  await draft((document) => ({ ...document, sections: [] }));
  await publish();
  expect((await at.editor.send('POST', `${address()}/restore`, { number: 0 })).status).toBe(200);
  expect((await at.editor.send('POST', `${address()}/restore`, { number: 0 })).status).toBe(409);
  expect((await publish()).status).toBe(200);
  const sections = await db()
    .select()
    .from(serviceSections)
    .where(eq(serviceSections.serviceId, Number(at.id)));
  expect(sections.map((section) => section.slug)).toEqual(['glow']);
});

test('a new record has a page once it is published, can be archived, and come back', async () => {
  const document = { slug: `new-${at.made}`, name: 'Newest mark', category: 'marks' };
  const begun = await (await at.editor.send('POST', '/records/services', { document })).json();
  expect(begun).toMatchObject({ id: expect.stringMatching(/^new-\d+$/), edit: 1, problems: [] });
  const { newDrafts } = await (await at.editor.get('/records/services')).json();
  expect(newDrafts).toContainEqual(expect.objectContaining({ id: begun.id, title: 'Newest mark', state: 'draft' }));
  const published = await (await at.reviewer.send('POST', `/records/services/${begun.id}/publish`, { edit: 1 })).json();
  expect(published.id).toMatch(/^\d+$/);
  const path = `/services/marks/new-${at.made}`;
  expect((await visit(path)).status).toBe(200);
  expect((await at.reviewer.send('POST', `/records/services/${published.id}/archive`)).status).toBe(200);
  expect((await visit(path)).status).toBe(404);
  expect((await at.reviewer.send('POST', `/records/services/${published.id}/archive`)).status).toBe(409);
});

test('a draft may be unfinished, and says at each field what keeps it from being published', async () => {
  const saved = await (await draft((document) => ({ ...document, name: '', category: 'nowhere' }))).json();
  expect(saved.problems).toEqual([{ path: 'name', message: 'is empty' }]);
  const refused = await publish();
  expect([refused.status, (await refused.json()).errors]).toEqual([422, { name: ['is empty'] }]);
  const mended = { ...saved.document, name: 'Lamp', slug: 'bis-isi-mark' };
  await at.editor.send('PUT', `${address()}/draft`, { document: mended, edit: 1 });
  expect((await (await publish({ edit: 2 })).json()).errors).toEqual({
    category: ['There is no record of this name.'],
  });
  await at.editor.send('PUT', `${address()}/draft`, { document: { ...mended, category: 'marks' }, edit: 2 });
  expect((await (await publish({ edit: 3 })).json()).errors).toEqual({ slug: ['Another record has this already.'] });
});

test.each([
  ['an unknown key', (document: Document) => ({ ...document, isAdmin: true }), 422],
  ['a text that is no text', (document: Document) => ({ ...document, name: { $ne: 1 } }), 422],
  ['NUL', (document: Document) => ({ ...document, name: 'a\u0000b' }), 422],
  ['501 sections', (document: Document) => ({ ...document, sections: Array.from({ length: 501 }, () => ({})) }), 422],
  ['more than a megabyte', (document: Document) => ({ ...document, source: 'x'.repeat(1_100_000) }), 413],
  [
    'HTML nested too deeply',
    (document: Document) => ({ ...document, sections: [{ content: '<i>'.repeat(200) }] }),
    422,
  ],
])('a draft with %s is refused', async (_, change, status) => {
  expect((await draft(change)).status).toBe(status);
  expect((await open()).open).toBeNull();
});

test('ids of other kinds and kinds that do not exist are not found', async () => {
  for (const path of ['/records/gallery/99999999', '/records/__proto__/1', '/records/services/new-99999999'])
    expect((await at.editor.get(path)).status).toBe(404);
  await draft();
  const { open: own } = await open();
  const [revision] = await db().select().from(recordRevisions).where(eq(recordRevisions.record, at.id));
  expect(own.number).toBe(revision?.number);
  expect((await at.editor.send('POST', `/records/gallery/${at.id}/discard`, { edit: 1 })).status).toBe(404);
  expect((await at.editor.send('POST', `/records/services/new-${revision?.id}/discard`, { edit: 1 })).status).toBe(404);
});

test('who writes Hindi only changes nothing else, and Hindi alone can be published', async () => {
  const hindi = await enterTranslator(site, ['editor'], ['hi']);
  const change = (document: Document) => ({
    ...document,
    tagline: 'Mine now',
    translations: { hi: { name: 'चिह्न' }, ar: { name: 'س' } },
  });
  const saved = await (await draft(change, hindi)).json();
  expect([saved.document.tagline, saved.document.translations]).toEqual([null, { hi: { name: 'चिह्न' } }]);
  const both = { ...saved.document, tagline: 'Brighter' };
  await at.editor.send('PUT', `${address()}/draft`, { document: both, edit: 1 });
  expect((await publish({ edit: 2, languages: ['hi'] })).status).toBe(200);
  expect(await publicPage(`/hi/services/marks/${at.slug}`)).toContain('चिह्न');
  expect(await publicPage()).not.toContain('Brighter');
  expect((await open()).open).toMatchObject({ state: 'draft', edit: 2, isStale: false });
  expect((await publish({ edit: 2 })).status).toBe(200);
  expect(await publicPage()).toContain('Brighter');
});

test('an old address leads to the new one, in every language and after a second change', async () => {
  const rename = async (to: string) => {
    await draft((document) => ({ ...document, slug: to }));
    expect((await publish()).status).toBe(200);
  };
  const leadsTo = async (path: string) => (await visit(path)).headers.get('location');
  await rename(`${at.slug}-two`);
  await rename(`${at.slug}-three`);
  expect(await leadsTo(`/services/marks/${at.slug}`)).toBe(`/services/marks/${at.slug}-three`);
  expect(await leadsTo(`/hi/services/marks/${at.slug}-two`)).toBe(`/hi/services/marks/${at.slug}-three`);
  await rename(at.slug);
  expect((await visit(`/services/marks/${at.slug}`)).status).toBe(200);
  expect(
    await db()
      .select()
      .from(redirects)
      .where(eq(redirects.fromPath, `/services/marks/${at.slug}`)),
  ).toEqual([]);
});

test('a list is narrowed by the state of its records and drafts, and says how much is translated', async () => {
  const list = async (query: string) => (await at.editor.get(`/records/services?q=zorbit&${query}`)).json();
  const ids = async (query: string) => (await list(query)).rows.map(({ id }: { id: string }) => id);
  await draft((document) => ({ ...document, translations: { hi: { name: 'चिह्न' } } }));
  expect(await ids('status=draft')).toContain(at.id);
  expect(await ids('status=published')).toContain(at.id);
  for (const status of ['in-review', 'scheduled', 'archived'])
    expect(await ids(`status=${status}`)).not.toContain(at.id);
  expect((await publish()).status).toBe(200);
  expect(await ids('status=draft')).not.toContain(at.id);
  const { rows } = await list('per_page=100');
  const { languages } = rows.find(({ id }: { id: string }) => id === at.id);
  expect(languages).toContainEqual(expect.objectContaining({ code: 'hi', done: 1, mark: 'draft' }));
  expect(languages).toContainEqual(expect.objectContaining({ code: 'ar', done: 0, mark: null }));
});

test('new drafts are listed where their name and state fit', async () => {
  const document = { slug: `bright-${at.made}`, name: `Bright ${at.made}`, category: 'marks' };
  const { id } = await (await at.editor.send('POST', '/records/services', { document })).json();
  const found = async (query: string) =>
    (await (await at.editor.get(`/records/services?${query}`)).json()).newDrafts.map((row: { id: string }) => row.id);
  expect(await found(`q=bright`)).toContain(id);
  expect(await found('status=draft')).toContain(id);
  for (const query of ['q=dull', 'status=in-review', 'status=published']) expect(await found(query)).not.toContain(id);
});
