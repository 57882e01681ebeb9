import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { readEnv } from '#core/env.ts';
import { db } from '#db/client.server.ts';
import { media } from '#db/schema/media.ts';
import { enterDesk } from '#tests/desk-steps.ts';
import { bomb, photograph, pictureSteps } from '#tests/media-steps.ts';
import { withSite } from '#tests/server.ts';
import { withDataFolder } from '#tests/with-data-folder.ts';

withDataFolder();
const site = withSite();
const { send } = pictureSteps(site);
let editor: Awaited<ReturnType<typeof enterDesk>>;
beforeAll(async () => {
  editor = await enterDesk(site, ['editor']);
});
afterEach(() => {
  vi.unstubAllEnvs();
});

const namesIn = (place: string) => readdir(join(readEnv().DATA_DIR, 'files', place)).catch(() => []);
/** Nothing is left in the library nor on the disk. */
async function expectNothing() {
  expect(await db().select().from(media)).toEqual([]);
  expect([await namesIn('private/media'), await namesIn('incoming')]).toEqual([[], []]);
}

const script = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
const png = { name: 'lamp.png', type: 'image/png' };

test.each<[string, () => Promise<Buffer>, RegExp]>([
  ['a decompression bomb', () => bomb(60_000), /25 million pixels/],
  ['a picture that is just too large', () => bomb(5_001), /25 million pixels/],
  ['a drawing with a script', async () => Buffer.from(script), /SVG/],
  ['a drawing after a declaration', async () => Buffer.from(`<?xml version="1.0"?>${script}`), /SVG/],
  ['a page', async () => Buffer.from('<p>Lamp</p>'), /no picture/],
  ['a document', async () => Buffer.from('%PDF-1.7\n'), /no picture/],
  [
    'a picture of a format that is not asked for',
    async () => Buffer.from('49492a000800000000000000', 'hex'),
    /no picture/,
  ],
  ['the beginning of a picture', async () => (await photograph({ format: 'png' })).subarray(0, 1_500), /damaged/],
  ['the first bytes of a JPEG', async () => Buffer.from('ffd8ffe000104a464946', 'hex'), /damaged/],
  ['nothing', async () => Buffer.alloc(0), /Choose a picture/],
])('%s is refused, whatever it is called', async (_name, make, why) => {
  const answer = await send(editor, { bytes: await make(), ...png });
  expect(answer.status).toBe(422);
  expect((await answer.json()).errors.file[0]).toMatch(why);
  await expectNothing();
});

test('a form without a file is refused', async () => {
  const body = new FormData();
  body.set('name', 'Lamp');
  const answer = await site.get('/api/desk/media', { method: 'POST', body, headers: editor.headers });
  expect(answer.status).toBe(422);
});

test('an upload that is cut off leaves nothing', async () => {
  const whole = new Response(formOf(await photograph()));
  const type = whole.headers.get('content-type') ?? '';
  const bytes = Buffer.from(await whole.arrayBuffer());
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(new Uint8Array(bytes.subarray(0, bytes.length / 2)));
      controller.error(new Error('cut'));
    },
  });
  const init = { method: 'POST', body: stream, duplex: 'half', headers: { ...editor.headers, 'content-type': type } };
  expect((await site.get('/api/desk/media', init as RequestInit)).status).toBe(422);
  await expectNothing();
});

test('a larger file than 25 MB is refused', async () => {
  const answer = await send(editor, { bytes: Buffer.alloc(25 * 1024 ** 2 + 1, 'x') });
  expect(answer.status).toBe(413);
  await expectNothing();
});

test('nothing is stored on a disk that is nearly full, nor what exceeds the day of a network', async () => {
  vi.stubEnv('FREE_DISK_MB', '999999999');
  const answer = await send(editor, { bytes: await photograph() });
  expect([answer.status, (await answer.json()).message]).toEqual([503, expect.stringContaining('nearly full')]);
  vi.unstubAllEnvs();
  vi.stubEnv('UPLOAD_MB_PER_DAY', '0');
  expect((await send(editor, { bytes: await photograph() })).status).toBe(429);
  await expectNothing();
});

test('the name and the declared type of a picture do not matter', async () => {
  const answer = await send(editor, {
    bytes: await photograph({ format: 'webp' }),
    name: '../../lamp.exe',
    type: 'text/html',
  });
  const { id } = await answer.json();
  expect(await (await editor.get(`/media/${id}`)).json()).toMatchObject({ format: 'webp' });
});

function formOf(bytes: Buffer<ArrayBuffer>) {
  const form = new FormData();
  form.set('file', new File([bytes], 'lamp.jpg', { type: 'image/jpeg' }));
  return form;
}
