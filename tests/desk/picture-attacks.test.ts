import { expect, test } from 'vitest';
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
