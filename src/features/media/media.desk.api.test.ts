import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { and, eq, sql } from '#core/drizzle.ts';
import { isPrivateStored } from '#core/files/private-files.server.ts';
import { isPublicStored, publicPath } from '#core/files/public-folders.server.ts';
import { db } from '#db/client.server.ts';
import { auditLog } from '#db/schema/audit.ts';
import { media } from '#db/schema/media.ts';
import { enterDesk } from '#tests/desk-steps.ts';
import { photograph, pictureSteps } from '#tests/media-steps.ts';
import { withSite } from '#tests/server.ts';
import { oldVariants, unmadeVariants } from './clean-up-pictures.server.ts';

const site = withSite();
const { add, send, makeSizes } = pictureSteps(site);
const at = {} as Record<'editor' | 'reviewer' | 'sales', Awaited<ReturnType<typeof enterDesk>>>;
beforeAll(async () => {
  at.editor = await enterDesk(site, ['editor']);
  at.reviewer = await enterDesk(site, ['reviewer']);
  at.sales = await enterDesk(site, ['sales']);
});

const visit = (path: string) => site.pages.render(new Request(new URL(path, 'https://kasauti.example')));
const describeIt = { alt: 'A lamp on a bench', altIn: { hi: 'मेज़ पर एक लैंप' }, focalX: 20, focalY: 80 };

/** A plate of the gallery with this picture, as a draft that a reviewer may publish. */
async function draftPlate(imagePath: string) {
  const slug = `plate-${crypto.randomUUID()}`;
  const document = { slug, title: 'Lamp', imagePath, imageAlt: 'A lamp' };
  const { id, problems } = await (await at.editor.send('POST', '/records/gallery', { document })).json();
  const publish = () => at.reviewer.send('POST', `/records/gallery/${id}/publish`, { edit: 1 });
  return { id, slug, problems, publish };
}

test('a picture is added, prepared, described, used by a record and shown on its page', async () => {
  const answer = await send(at.editor, { bytes: await photograph(), name: 'Lamp on a bench.jpg' });
  expect(answer.status).toBe(200);
  const { id } = await answer.json();
  const before = await (await at.sales.get(`/media/${id}`)).json();
  // The camera was held upright.
  expect(before).toMatchObject({ isMaking: true, preview: null, width: 800, height: 1200, format: 'jpeg', uses: [] });
  const { path, folder } = await makeSizes(id);
  const plate = await draftPlate(path);
  expect(plate.problems.map((problem: { path: string }) => problem.path)).toEqual(['imagePath']);
  const refused = await plate.publish();
  expect(refused.status).toBe(422);
  expect(Object.keys((await refused.json()).errors)).toEqual(['imagePath']);

  expect((await at.editor.send('PUT', `/media/${id}`, describeIt)).status).toBe(200);
  expect((await plate.publish()).status).toBe(200);
  const page = await (await visit('/gallery')).text();
  expect(page).toContain(`/storage/${folder}/800.webp`);
  const after = await (await at.editor.get(`/media/${id}`)).json();
  expect(after).toMatchObject({ ...describeIt, isMaking: false, preview: `/storage/${folder}/480.webp`, path });
  expect(after.uses).toEqual([
    expect.objectContaining({
      kind: 'gallery',
      title: 'Lamp',
      state: 'public',
      url: '/gallery',
      fields: ['imagePath'],
    }),
  ]);
});

test('the sizes have neither the place nor the camera, and browsers store them for ever', async () => {
  const original = await photograph({ width: 1_700, height: 900 });
  expect((await sharp(original).metadata()).exif?.includes('Zorbit Camera')).toBe(true);
  const { folder, path } = await add(at.editor, original);
  // Upright, it is 900 wide.
  const names = (await readdir(publicPath(folder))).sort();
  expect(names).toEqual(['480.avif', '480.webp', '900.avif', '900.webp']);
  for (const name of names) {
    const { exif, orientation, width, height, format } = await sharp(join(publicPath(folder), name)).metadata();
    expect([exif, orientation, format]).toEqual([undefined, undefined, name.endsWith('avif') ? 'heif' : 'webp']);
    expect(Math.abs((height ?? 0) / (width ?? 1) - 1700 / 900)).toBeLessThan(0.01);
    const answer = await site.get(`/storage/${folder}/${name}`);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable']);
  }
  const usual = await site.get(`/${path}`);
  expect(usual.headers.get('cache-control')).toBe('public, no-cache');
  const etag = usual.headers.get('etag') ?? '';
  expect(Buffer.from(await usual.arrayBuffer())).toEqual(await readFile(join(publicPath(folder), '900.webp')));
  expect((await site.get(`/${path}`, { headers: { 'if-none-match': etag } })).status).toBe(304);
  expect((await site.get(`/${path}`, { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
});

test('a picture that is replaced keeps its address, and its page shows the new one', async () => {
  const { id, path, folder, storedAs } = await add(at.editor);
  await at.editor.send('PUT', `/media/${id}`, describeIt);
  const plate = await draftPlate(path);
  await plate.publish();
  const bytes = await photograph({ width: 500, height: 600, format: 'png' });
  const replace = `/media/${id}/replace`;
  // An editor does not change what visitors see.
  expect((await send(at.editor, { bytes }, replace)).status).toBe(403);
  expect((await at.editor.send('PUT', `/media/${id}`, { ...describeIt, alt: 'Other' })).status).toBe(403);
  expect((await send(at.reviewer, { bytes }, replace)).status).toBe(200);
  expect(await (await visit('/gallery')).text()).toContain(`/storage/${folder}/`);
  const again = await makeSizes(id);
  expect(again.path).toBe(path);
  expect(again.folder).not.toBe(folder);
  const page = await (await visit('/gallery')).text();
  expect([page.includes(`/storage/${again.folder}/`), page.includes(`/storage/${folder}/`)]).toEqual([true, false]);
  const { width } = await sharp(Buffer.from(await (await site.get(`/${path}`)).arrayBuffer())).metadata();
  expect(width).toBe(600);
  expect(await isPrivateStored(storedAs)).toBe(false);
});

test('a picture in use is not deleted, also if only a draft or a text uses it', async () => {
  const { id, path, key, storedAs, folder } = await add(at.editor);
  await at.editor.send('PUT', `/media/${id}`, describeIt);
  const document = { slug: `lamp-${key}`, name: 'Lamp mark', category: 'isi-mark', sections: [] as object[] };
  const [category] = (await (await at.editor.get('/options/service-categories')).json()).rows;
  document.category = category.slug;
  document.sections = [{ slug: 'glow', name: 'Glow', content: `<p><img src="/${path}" alt=""></p>`, questions: [] }];
  const draft = await (await at.editor.send('POST', '/records/services', { document })).json();
  expect(draft.problems).toEqual([
    { path: 'sections.0.content', message: expect.stringContaining('text alternative') },
  ]);
  const refused = await at.editor.send('DELETE', `/media/${id}`);
  expect(refused.status).toBe(409);
  expect((await refused.json()).uses).toEqual([
    expect.objectContaining({ record: draft.id, state: 'draft', fields: ['sections.0.content'] }),
  ]);
  await at.editor.send('POST', `/records/services/${draft.id}/discard`, { edit: 1 });
  expect((await at.editor.send('DELETE', `/media/${id}`)).status).toBe(200);
  expect((await at.editor.get(`/media/${id}`)).status).toBe(404);
  expect([await isPrivateStored(storedAs), (await site.get(`/storage/${folder}/480.webp`)).status]).toEqual([
    false,
    404,
  ]);
  const plate = await draftPlate(path);
  expect((await plate.publish()).status).toBe(422);
  const ofPicture = and(eq(auditLog.subjectKind, 'media'), eq(auditLog.subjectId, id));
  const lines = await db().select({ action: auditLog.action }).from(auditLog).where(ofPicture).orderBy(auditLog.id);
  expect(lines.map(({ action }) => action)).toEqual(['media.add', 'media.change', 'media.delete']);
});

test('pictures are found by their name and by what they show in any language', async () => {
  const { id } = await add(at.editor);
  await at.editor.send('PUT', `/media/${id}`, { ...describeIt, alt: 'Zorbit 100%', altIn: { hi: 'दीपक' } });
  const find = async (q: string) => {
    const { rows } = await (await at.editor.get(`/media?q=${encodeURIComponent(q)}`)).json();
    return rows.some((row: { id: number }) => row.id === id);
  };
  expect([await find('zorbit bench'), await find('दीपक'), await find('100%'), await find('100_')]).toEqual([
    true,
    true,
    true,
    false,
  ]);
});

test('the same picture twice is answered with the first one', async () => {
  const bytes = await photograph();
  const { id } = await add(at.editor, bytes);
  const again = await send(at.editor, { bytes, name: 'other.jpg' });
  expect([again.status, (await again.json()).id]).toEqual([409, id]);
  const [{ length }] = [await db().select().from(media).where(eq(media.id, id))];
  expect(length).toBe(1);
});

test('the clean-up takes away what was replaced a day ago, and makes what is missing', async () => {
  const { id, folder, key } = await add(at.editor);
  await send(at.editor, { bytes: await photograph() }, `/media/${id}/replace`);
  const changeLater = (hours: number) =>
    db()
      .update(media)
      .set({ updatedAt: sql`now() - make_interval(hours => ${hours})` })
      .where(eq(media.id, id));
  await changeLater(2);
  expect(await unmadeVariants.run(db())).toBeGreaterThan(0);
  const { folder: made } = await makeSizes(id);
  expect(made).not.toBe(folder);
  await changeLater(23);
  await oldVariants.run(db());
  expect(await isPublicStored(folder)).toBe(true);
  await changeLater(25);
  expect(await oldVariants.run(db())).toBe(1);
  expect([await isPublicStored(folder), await isPublicStored(made), key.length]).toEqual([false, true, 16]);
});

test.each([
  ['with what it shows', 'alt="Lamp &gt; bench"', true],
  ['without it', '', false],
])('a text that shows a picture %s', async (_name, alt, isFine) => {
  const { id, path } = await add(at.editor);
  await at.editor.send('PUT', `/media/${id}`, describeIt);
  const content = `<p><img src="/${path}" ${alt}></p>`;
  const [category] = (await (await at.editor.get('/options/service-categories')).json()).rows;
  const sections = [{ slug: 'glow', name: 'Glow', content, questions: [] }];
  const document = { slug: `text-${id}`, name: 'Lamp mark', category: category.slug, sections };
  const { problems } = await (await at.editor.send('POST', '/records/services', { document })).json();
  expect(problems.length).toBe(isFine ? 0 : 1);
});
