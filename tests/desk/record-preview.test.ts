import { expect, test } from 'vitest';
import { eq, sql } from '#core/drizzle.ts';
import { sign } from '#core/secrets/signed.server.ts';
import { db } from '#db/client.server.ts';
import { getContentVersion } from '#db/content/content-version.server.ts';
import { auditLog } from '#db/schema/audit.ts';
import { recordRevisions } from '#db/schema/records.ts';
import { languages } from '#locales/languages.ts';
import { enterDesk } from '#tests/desk-steps.ts';
import { createService } from '#tests/factories/service.ts';
import { type Document, withService } from '#tests/record-steps.ts';
import { withSite } from '#tests/server.ts';

const site = withSite();
const { at, address, open, draft, publish } = withService(site);

type Page = { language: string; url: string };
const texts = { tagline: 'Brighter than public', translations: { hi: { tagline: 'ज़्यादा चमकीला' } } };
const brighter = (document: Document) => ({ ...document, ...texts });

async function preview(desk = at.editor): Promise<Record<string, string>> {
  const answer = await desk.send('POST', `${address()}/preview`);
  expect(answer.status).toBe(200);
  const { pages } = await answer.json();
  return Object.fromEntries(pages.map(({ language, url }: Page) => [language, new URL(url).pathname]));
}
const read = async (path: string) => (await site.get(path)).text();

test('a draft is seen in every language as it would be published, and by whoever has its link', async () => {
  await draft(brighter);
  const pages = await preview();
  expect(Object.keys(pages)).toEqual(languages.flatMap(({ code, ready }) => (ready ? [code] : [])));
  const answer = await site.get(pages.en ?? '');
  const page = await answer.text();
  expect(answer.status).toBe(200);
  expect(page).toContain('Brighter than public');
  expect(page).toContain('aria-label="Preview"');
  const hindi = await read(pages.hi ?? '');
  expect(hindi).toContain('ज़्यादा चमकीला');
  expect(hindi).toContain('<html lang="hi"');
  expect(await read(pages.ar ?? '')).toContain('dir="rtl"');

  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  expect(answer.headers.get('x-robots-tag')).toContain('noindex');
  expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
  expect(answer.headers.get('set-cookie')).toBeNull();
  expect(page).not.toContain('<script');
  expect(answer.headers.get('content-security-policy')).toMatch(/script-src 'none'.*form-action 'none'/);
});

test('nothing of a preview lasts, is kept, or is seen by a visitor who comes at the same moment', async () => {
  const path = `/services/marks/${at.slug}`;
  await draft((document) => ({ ...brighter(document), slug: `${at.slug}-moved` }));
  const [version, before] = [await getContentVersion(db()), await read(path)];
  const counts = () =>
    db().execute(sql`select (select count(*) from services) as services, (select count(*) from search_documents) as found,
      (select count(*) from redirects) as moved, (select count(*) from record_revisions where state = 'published') as kept`);
  const { rows } = await counts();
  const pages = await preview();
  const asked = Array.from({ length: 3 }, () => [pages.en, path, '/services', path, pages.hi] as string[]).flat();
  const answers = await Promise.all(
    asked.map(async (from) => {
      site.cache.invalidate();
      const answer = await site.get(from);
      return { from, status: answer.status, text: await answer.text() };
    }),
  );
  for (const { from, status, text } of answers)
    expect([from, status, /Brighter than public|ज़्यादा चमकीला/.test(text)]).toEqual([
      from,
      200,
      from.startsWith('/preview/'),
    ]);
  expect(await getContentVersion(db())).toBe(version);
  expect((await counts()).rows).toEqual(rows);
  expect(await read(path)).toBe(before);
  expect((await site.get(`/services/marks/${at.slug}-moved`)).status).toBe(404);
  expect((await publish()).status).toBe(200);
});

test('a new record is seen before anybody has published it, with what it belongs to', async () => {
  const document = { slug: `fresh-${at.made}`, name: 'Fresh zorbit mark', category: 'marks' };
  const { id } = await (await at.editor.send('POST', '/records/services', { document })).json();
  const made = await (await at.editor.send('POST', `/records/services/${id}/preview`)).json();
  expect(await read(new URL(made.pages[0].url).pathname)).toContain('Fresh zorbit mark');
  expect((await site.get(`/services/marks/fresh-${at.made}`)).status).toBe(404);
});

test('what stands on every page is seen on the home page', async () => {
  const owner = await enterDesk(site, ['owner']);
  const { live } = await (await owner.get('/records/menu-top/1')).json();
  const [list] = Object.keys(live.document).filter((name) => Array.isArray(live.document[name]));
  const [first, ...others] = live.document[list ?? ''];
  const document = {
    ...live.document,
    [list ?? '']: [{ ...first, title: 'Zorbit entry', name: undefined }, ...others],
  };
  for (const name of ['title', 'label', 'name']) if (!(name in first)) delete document[list ?? ''][0][name];
  if ('name' in first) document[list ?? ''][0].name = 'Zorbit entry';
  if ('label' in first) document[list ?? ''][0].label = 'Zorbit entry';
  expect((await owner.send('PUT', '/records/menu-top/1/draft', { document, edit: 0 })).status).toBe(200);
  const { pages } = await (await owner.send('POST', '/records/menu-top/1/preview')).json();
  expect(await read(new URL(pages[0].url).pathname)).toContain('Zorbit entry');
  site.cache.invalidate();
  expect(await read('/')).not.toContain('Zorbit entry');
});

test('a link ends with its time, with its draft, and with another draft of the record', async () => {
  await draft(brighter);
  const { en = '' } = await preview();
  const { until } = await (await at.editor.send('POST', `${address()}/preview`)).json();
  expect(Date.parse(until)).toBeGreaterThan(Date.now() + 86_400_000);
  expect(Date.parse(until)).toBeLessThan(Date.now() + 2 * 86_400_000);
  const [revision] = await db().select().from(recordRevisions).where(eq(recordRevisions.record, at.id));
  const value = { kind: 'services', id: at.id, revision: revision?.id, until: Date.now() + 60_000 };
  expect((await site.get(`/preview/${sign('preview', value, 60)}`)).status).toBe(200);
  expect((await site.get(`/preview/${sign('preview', value, -1)}`)).status).toBe(404);
  expect((await site.get(`/preview/${sign('file', value, 60)}`)).status).toBe(404);
  for (const other of [
    { ...value, kind: 'blogs' },
    { ...value, id: '1' },
    { ...value, revision: 0 },
    { ...value, kind: '__proto__' },
    { ...value, more: 1 },
    null,
  ])
    expect((await site.get(`/preview/${sign('preview', other, 60)}`)).status).toBe(404);

  expect((await at.editor.send('POST', `${address()}/discard`, { edit: 1 })).status).toBe(200);
  const ended = await site.get(en);
  expect(ended.status).toBe(404);
  expect(await ended.text()).toContain('This preview has ended');
  expect(ended.headers.get('cache-control')).toBe('private, no-store');
  await draft(brighter);
  expect((await site.get(en)).status).toBe(404);
  const { en: second = '' } = await preview();
  expect((await publish()).status).toBe(200);
  expect((await site.get(second)).status).toBe(404);
});

test.each([
  '/preview',
  '/preview/',
  '/preview/x',
  '/preview/x.y',
  '/preview/x/xx',
  '/preview/x/hi/more',
  '/preview/%00',
  '/preview/../desk',
  `/preview/${'a'.repeat(4_000)}`,
])('%s is no preview', async (path) => {
  const answer = await site.get(path);
  expect([301, 302, 404, 200]).toContain(answer.status);
  expect(await answer.text()).not.toContain('aria-label="Preview"');
});

test('a changed letter of a link, or a language that the site has not, shows nothing', async () => {
  await draft(brighter);
  const { en = '' } = await preview();
  for (const place of [12, 40, en.length - 2]) {
    const other = en[place] === 'A' ? 'B' : 'A';
    expect((await site.get(en.slice(0, place) + other + en.slice(place + 1))).status).toBe(404);
  }
  for (const language of ['xx', 'EN', '..%2f', 'hi.data']) {
    expect((await site.get(`${en}/${language}`)).status).toBe(404);
  }
});

test('a draft that cannot be published yet says which fields it needs, and a link says so when that comes later', async () => {
  await draft(brighter);
  const { en = '' } = await preview();
  const other = await createService({ name: `Zorbit other ${at.made}`, category: 'Marks' });
  const { open: now } = await open();
  const save = (document: object, edit: number) =>
    at.editor.send('PUT', `${address()}/draft`, { document: { ...now.document, ...document }, edit });
  expect((await save({ slug: other.slug }, 1)).status).toBe(200);
  const taken = await site.get(en);
  expect(taken.status).toBe(409);
  expect(await taken.text()).toContain('cannot be shown now');
  expect((await save({ name: '' }, 2)).status).toBe(200);
  expect((await site.get(en)).status).toBe(409);
  const refused = await at.editor.send('POST', `${address()}/preview`);
  expect(refused.status).toBe(422);
  expect((await refused.json()).errors).toHaveProperty('name');
});

test('a link is made by those who write the record, and each leaves a line in the audit log', async () => {
  expect((await at.editor.send('POST', `${address()}/preview`)).status).toBe(404);
  await draft(brighter);
  const sales = await enterDesk(site, ['sales']);
  expect((await sales.send('POST', `${address()}/preview`)).status).toBe(403);
  const owner = await enterDesk(site, ['owner']);
  const { live } = await (await owner.get('/records/hosts/1')).json();
  await owner.send('PUT', '/records/hosts/1/draft', { document: live.document, edit: 0 });
  expect((await at.editor.send('POST', '/records/hosts/1/preview')).status).toBe(403);
  expect((await owner.send('POST', '/records/hosts/1/discard', { edit: 1 })).status).toBe(200);
  await preview(at.reviewer);
  const lines = await db().select().from(auditLog).where(eq(auditLog.action, 'record.preview'));
  expect(lines.at(-1)).toMatchObject({ staffId: at.reviewer.staffId, subjectId: Number(at.id) });
});
