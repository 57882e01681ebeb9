import { expect, test } from 'vitest';
import { putPublic } from '#core/files/storage.server.ts';
import { db } from '#db/client.server.ts';
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
