import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { eq } from '#core/drizzle.ts';
import { putPublic } from '#core/files/storage.server.ts';
import { db } from '#db/client.server.ts';
import { writeContent } from '#db/content/write-content.server.ts';
import { galleryItems } from '#db/schema/gallery.ts';
import { media } from '#db/schema/media.ts';
import { enterDesk, enterTranslator } from '#tests/desk-steps.ts';
import { photograph, pictureSteps } from '#tests/media-steps.ts';
import { withSite } from '#tests/server.ts';
import { withDataFolder } from '#tests/with-data-folder.ts';

withDataFolder();
const site = withSite();
const { send, add } = pictureSteps(site);

test('who writes Hindi only neither replaces nor deletes pictures of others, and does so with their own', async () => {
  const editor = await enterDesk(site, ['editor']);
  const hindi = await enterTranslator(site, ['editor', 'reviewer'], ['hi']);
  const { id } = await add(editor);
  const replace = async (picture: number) => send(hindi, { bytes: await photograph() }, `/media/${picture}/replace`);
  expect((await replace(id)).status).toBe(403);
  expect((await hindi.send('DELETE', `/media/${id}`)).status).toBe(403);
  expect(await db().$count(media)).toBe(1);
  const { id: own } = await add(hindi);
  expect((await replace(own)).status).toBe(200);
  expect((await hindi.send('DELETE', `/media/${own}`)).status).toBe(200);
});

test.each(['../../x', 'storage/../../secrets/app', '<img src=x>', '//evil.example/x', 'https://a:b@evil.example/'])(
  'a record with %s as its picture is not published',
  async (imagePath) => {
    const owner = await enterDesk(site, ['owner']);
    const document = { slug: 'zorbit-plate', title: 'Lamp', imagePath, imageAlt: 'A lamp' };
    const { id, problems } = await (await owner.send('POST', '/records/gallery', { document })).json();
    expect(problems).toMatchObject([{ path: 'imagePath' }]);
    expect((await owner.send('POST', `/records/gallery/${id}/publish`, { edit: 1 })).status).toBe(422);
  },
);

test('a stored file that is no picture, or a picture elsewhere, keeps no record from being published', async () => {
  const owner = await enterDesk(site, ['owner']);
  await putPublic('zorbit/lamp.pdf', Buffer.from('%PDF-1.7'));
  for (const imagePath of ['storage/zorbit/lamp.pdf', 'https://pictures.example/a%20lamp.jpg']) {
    const document = { slug: `plate-${imagePath.length}`, title: 'Lamp', imagePath, imageAlt: 'A lamp' };
    const { id } = await (await owner.send('POST', '/records/gallery', { document })).json();
    expect((await owner.send('POST', `/records/gallery/${id}/publish`, { edit: 1 })).status).toBe(200);
  }
});

test('a text shows pictures of the library by their own address, each with words that can be read', async () => {
  const owner = await enterDesk(site, ['owner']);
  const { id, path, folder } = await add(owner);
  await owner.send('PUT', `/media/${id}`, describeIt);
  const [category] = (await (await owner.get('/options/service-categories')).json()).rows;
  const problemsOf = async (content: string) => {
    const sections = [{ slug: 'glow', name: 'Glow', content, questions: [] }];
    const document = { slug: 'zorbit-mark', name: 'Zorbit mark', category: category.slug, sections };
    const { problems } = await (await owner.send('POST', '/records/services', { document })).json();
    return problems.flatMap(({ path: field, message }: { path: string; message: string }) =>
      field === 'sections.0.content' ? message : [],
    );
  };
  expect(await problemsOf(`<p><img src="/${path}" alt="A lamp" width="1" height="99999"></p>`)).toEqual([]);
  // From a page, where somebody may copy it; it goes away when the picture is replaced.
  expect(await problemsOf(`<p><img src="/storage/${folder}/480.webp" alt="A lamp"></p>`)).toEqual([
    expect.stringContaining('one size'),
  ]);
  for (const alt of ['', ' ', '&nbsp;', '\u200b', '\u2800'])
    expect([alt, await problemsOf(`<p><img src="/${path}" alt="${alt}"></p>`)]).toEqual([
      alt,
      [expect.stringContaining('text alternative')],
    ]);
  for (const src of ['https://pictures.example/lamp.jpg', 'HTTP://pictures.example/lamp.jpg'])
    expect([src, await problemsOf(`<p><img src="${src}" alt="A lamp"></p>`)]).toEqual([
      src,
      [expect.stringContaining('another website')],
    ]);
});

const describeIt = { alt: 'A lamp', altIn: {}, focalX: 50, focalY: 50 };

/** A plate of the gallery that shows the picture. */
async function publishPlate(owner: Awaited<ReturnType<typeof enterDesk>>, imagePath: string) {
  const slug = `plate-${crypto.randomUUID()}`;
  const document = { slug, title: 'Lamp', imagePath, imageAlt: 'A lamp' };
  const { id } = await (await owner.send('POST', '/records/gallery', { document })).json();
  expect((await owner.send('POST', `/records/gallery/${id}/publish`, { edit: 1 })).status).toBe(200);
  return slug;
}

test('what visitors see keeps a text that says what it is', async () => {
  const owner = await enterDesk(site, ['owner']);
  const { id, path } = await add(owner);
  const say = (alt: string | null) => owner.send('PUT', `/media/${id}`, { ...describeIt, alt });
  const said = async () => (await (await owner.get(`/media/${id}`)).json()).alt;
  for (const alt of [null, ' ', '\u200b\u2800']) {
    expect((await say(alt)).status).toBe(200);
    expect(await said()).toBeNull();
  }
  await say('A lamp');
  await publishPlate(owner, path);
  for (const alt of [null, '\u200b']) {
    const refused = await say(alt);
    expect([refused.status, Object.keys((await refused.json()).errors)]).toEqual([422, ['alt']]);
  }
  expect(await said()).toBe('A lamp');
});

test('nobody who may not publish replaces a picture that becomes public meanwhile', async () => {
  const [owner, editor] = [await enterDesk(site, ['owner']), await enterDesk(site, ['editor'])];
  const { id, path } = await add(editor);
  await editor.send('PUT', `/media/${id}`, describeIt);
  const isIt = eq(galleryItems.slug, await publishPlate(owner, path));
  const show = (status: 'archived' | 'published', until = Promise.resolve()) =>
    writeContent(async (tx) => {
      await tx.update(galleryItems).set({ status }).where(isIt);
      await until;
    });
  await show('archived');
  const held = Promise.withResolvers<void>();
  const publication = show('published', held.promise);
  const replacing = photograph().then((bytes) => send(editor, { bytes }, `/media/${id}/replace`));
  await Promise.race([replacing, sleep(500)]);
  held.resolve();
  await publication;
  expect((await replacing).status).toBe(403);
});
