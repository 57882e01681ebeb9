import { mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { readEnv } from '#core/env.ts';
import { isPrivateStored, privatePath, putPrivate } from '#core/files/private-files.server.ts';
import { isPublicStored, publicPath } from '#core/files/public-folders.server.ts';
import { logoPictureKind } from '#features/logo/logo-file.record.server.ts';
import { enterDesk, enterTranslator } from '#tests/desk-steps.ts';
import { bomb, photograph, pictureSteps } from '#tests/media-steps.ts';
import { withSite } from '#tests/server.ts';
import { withDataFolder } from '#tests/with-data-folder.ts';
import { checkFiles } from './check-files.server.ts';

withDataFolder();
const site = withSite();
const { sendDocument } = pictureSteps(site);
let editor: Awaited<ReturnType<typeof enterDesk>>;
beforeAll(async () => {
  editor = await enterDesk(site, ['editor']);
});

const pdf = (text: string) => Buffer.from(`%PDF-1.4\n% ${text}\n%%EOF\n`);
const zip = (entry: string) => Buffer.concat([Buffer.from('504b030414000000', 'hex'), Buffer.from(entry)]);
const workbook = { bytes: zip('xl/workbook.xml'), name: 'rates.xlsx', type: 'application/vnd.ms-excel' };
const letter = { bytes: zip('word/document.xml'), name: 'letter.docx', type: '' };
const drawing = { bytes: Buffer.from('RIFF\x10\x00\x00\x00CDRAvrsn', 'latin1'), name: 'logo.cdr', type: '' };
const page = { bytes: Buffer.from('<script>alert(1)</script>'), name: 'page.pdf', type: 'application/pdf' };
const asPdf = (bytes: Buffer, name = 'x.pdf') => ({ bytes, name, type: 'application/pdf' });

const [downloads, kyc, card] = ['downloads files.filePath', 'kyc-items filePath', 'business-card about.profilePath'];
const [jpg, cdr, gazette] = ['logo-jpg filePath', 'logo-cdr filePath', 'notifications filePath'];

async function add(place: string, file: Parameters<typeof sendDocument>[2], desk = editor) {
  const answer = await sendDocument(desk, place, file);
  return { status: answer.status, ...(await answer.json()) };
}

/** Nothing is left of what was refused. */
async function expectNothing() {
  const namesIn = (place: string) => readdir(join(readEnv().DATA_DIR, 'files', place)).catch(() => []);
  expect([await namesIn('private/media'), await namesIn('incoming')]).toEqual([[], []]);
}

test('a field takes the files of its kinds, each by its content, and stores them where it says', async () => {
  const picture = { bytes: await photograph(), name: 'pan card.png', type: 'image/png' };
  for (const [place, file, shape] of [
    [downloads, asPdf(pdf('list'), 'List of rates.pdf'), /^downloads\/list-of-rates-[0-9a-f]{32}\.pdf$/],
    [downloads, workbook, /^downloads\/rates-[0-9a-f]{32}\.xlsx$/],
    [downloads, letter, /^downloads\/letter-[0-9a-f]{32}\.docx$/],
    [kyc, picture, /^company-files\/pan-card-[0-9a-f]{32}\.jpg$/],
    [kyc, asPdf(pdf('pan')), /^company-files\/x-[0-9a-f]{32}\.pdf$/],
    [card, asPdf(pdf('profile')), /^storage\/documents\/x-[0-9a-f]{32}\.pdf$/],
    [gazette, asPdf(pdf('order')), /^storage\/documents\/x-[0-9a-f]{32}\.pdf$/],
    [jpg, { bytes: await photograph() }, /^storage\/documents\/lamp-on-a-bench-[0-9a-f]{32}\.jpg$/],
    [cdr, drawing, /^storage\/documents\/logo-[0-9a-f]{32}\.cdr$/],
    [cdr, { ...drawing, bytes: zip('mimetypeapplication/x-vnd.corel.zcf') }, /^storage\/documents\/logo-.*\.cdr$/],
  ] as const) {
    const { status, path } = await add(place, file);
    expect([place, status, path]).toEqual([place, 200, expect.stringMatching(shape)]);
    const stored = path.replace(/^storage\//, '');
    const isPublic = stored.startsWith('documents/');
    expect([await isPublicStored(stored), await isPrivateStored(stored)]).toEqual([isPublic, !isPublic]);
  }
  await expectNothing();
});

test('a public file is served as what it is, a drawing to be saved, and a private one not at all', async () => {
  const { path } = await add(cdr, drawing);
  const answer = await site.get(`/${path}`);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/octet-stream']);
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  const { path: hidden } = await add(downloads, workbook);
  for (const address of [`/storage/${hidden}`, `/${hidden}`]) expect((await site.get(address)).status).toBe(404);
});

test('a picture is stored with its pixels and colours, and without what a camera or a telephone wrote into it', async () => {
  const held = await photograph();
  const blank = sharp(await photograph()).keepExif();
  const film = Buffer.from('ftypmp42 a film of Zorbit Street');
  for (const [place, sent] of [
    [jpg, held],
    [jpg, Buffer.concat([held, film])],
    [
      jpg,
      await blank
        .clone()
        .jpeg({ progressive: true })
        .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">Zorbit</x:xmpmeta>')
        .toBuffer(),
    ],
    [jpg, await blank.clone().toColourspace('cmyk').withIccProfile('cmyk').jpeg().toBuffer()],
    [kyc, Buffer.concat([await photograph({ format: 'png' }), film])],
    [kyc, await blank.clone().withIccProfile('p3').png().toBuffer()],
  ] as const) {
    expect(sent.includes('Zorbit')).toBe(true);
    const { status, path } = await add(place, { bytes: sent });
    expect(status).toBe(200);
    const stored = await readFile(place === jpg ? publicPath(path.replace('storage/', '')) : privatePath(path));
    expect([stored.includes('Zorbit'), stored.includes('GPS')]).toEqual([false, false]);
    const [before, after] = [await sharp(sent).metadata(), await sharp(stored).metadata()];
    for (const name of ['width', 'height', 'orientation', 'space', 'icc', 'isProgressive'] as const)
      expect([name, after[name]]).toEqual([name, before[name]]);
    expect(after.exif?.length ?? 0).toBeLessThan(40);
    expect(after.xmp).toBeUndefined();
    expect((await sharp(stored).raw().toBuffer()).equals(await sharp(sent).raw().toBuffer())).toBe(true);
  }
  await expectNothing();
});

test('whatever else is sent is refused at the file, and nothing of it is left', async () => {
  const cases: [string, Parameters<typeof sendDocument>[2], number, RegExp][] = [
    [downloads, page, 422, /none of these kinds: PDF, DOCX, XLSX/],
    [downloads, { ...letter, name: 'letter.xlsx' }, 422, /none of these kinds/],
    [downloads, { ...letter, bytes: zip('classes.dex') }, 422, /none of these kinds/],
    [downloads, { ...letter, name: 'letter.exe' }, 422, /none of these kinds/],
    [downloads, { bytes: await photograph() }, 422, /none of these kinds/],
    [downloads, asPdf(pdf('cut').subarray(0, 12)), 422, /incomplete/],
    [downloads, asPdf(Buffer.alloc(0)), 422, /Choose a file/],
    [gazette, workbook, 422, /This is no PDF/],
    [kyc, { bytes: await bomb(60_000), name: 'pan.png', type: 'image/png' }, 422, /25 million pixels/],
    [kyc, { bytes: (await photograph()).subarray(0, 1_500) }, 422, /damaged/],
    [kyc, { bytes: await photograph({ format: 'webp' }) }, 422, /none of these kinds: PDF, JPG, PNG/],
    [kyc, asPdf(Buffer.concat([pdf('large'), Buffer.alloc(10 * 1024 ** 2, 32), pdf('')])), 413, /10 MB/],
    [downloads, asPdf(Buffer.alloc(25 * 1024 ** 2 + 1, 32)), 413, /25 MB/],
    [jpg, { bytes: await photograph({ format: 'png' }), name: 'logo.jpg' }, 422, /none of these kinds: JPG/],
    [cdr, { ...drawing, bytes: zip('xl/workbook.xml') }, 422, /none of these kinds: CDR/],
  ];
  for (const [place, file, status, text] of cases) {
    const answer = await add(place, file);
    expect([file.name, answer.status, answer.errors?.file]).toEqual([file.name, status, [expect.stringMatching(text)]]);
  }
  await expectNothing();
});

test('a hostile name becomes one of letters, and a field that takes no file gets none', async () => {
  for (const name of [
    '../../../etc/passwd.pdf',
    'a\u202efdp.pdf',
    '<img onerror=x>.pdf',
    'पैन.pdf',
    `${'x'.repeat(400)}.pdf`,
  ]) {
    const { path } = await add(downloads, asPdf(pdf(name), name));
    expect([name, path]).toEqual([name, expect.stringMatching(/^downloads\/[a-z0-9-]{1,60}-[0-9a-f]{32}\.(?:pdf)$/)]);
  }
  for (const place of [
    'downloads name',
    'downloads files',
    'downloads files.document',
    'downloads __proto__',
    'none x',
  ])
    expect([place, (await add(place, asPdf(pdf('x')))).status]).toEqual([place, 404]);
  expect((await add('downloads', asPdf(pdf('x')))).status).toBe(404);
  await expectNothing();
});

test('who may not write such records uploads and opens nothing', async () => {
  const { path } = await add(kyc, asPdf(pdf('secret')));
  const address = `/documents?${new URLSearchParams({ kind: 'kyc-items', field: 'filePath', path })}`;
  const [sales, translator] = [await enterDesk(site, ['sales']), await enterTranslator(site, ['editor'], ['hi'])];
  for (const desk of [sales, translator]) expect((await add(kyc, asPdf(pdf('x')), desk)).status).toBe(403);
  for (const desk of [sales, translator]) expect((await desk.get(address)).status).toBe(403);
  expect((await site.get(`/api/desk${address}`)).status).toBe(401);
  await expectNothing();
  const shown = await editor.get(address);
  expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  expect(shown.headers.get('content-disposition')).toMatch(/^inline; filename=x-/);
  expect(shown.headers.get('cache-control')).toBe('private, no-store');
  expect(shown.headers.get('x-content-type-options')).toBe('nosniff');
});

test('a folder is no file that a record could name', async () => {
  await mkdir(publicPath('documents/lamps'), { recursive: true });
  const picture = { bytes: await photograph() };
  const { path } = await add(jpg, picture);
  const check = (filePath: string) => checkFiles(logoPictureKind, { filePath }, null);
  expect(await check(path)).toEqual([]);
  for (const missing of ['storage/documents/lamps', 'storage/documents/none.jpg'])
    expect(await check(missing)).toEqual([{ path: 'filePath', message: 'is not stored here: upload it again' }]);
});

test('a field opens the files of its folder only', async () => {
  await putPrivate('lead-files/secret', pdf('of a lead'));
  const { path: pan } = await add(kyc, asPdf(pdf('pan')));
  const { path: list } = await add(downloads, workbook);
  const open = (kind: string, field: string, path: string) =>
    editor.get(`/documents?${new URLSearchParams({ kind, field, path })}`);
  const own = await open('downloads', 'files.filePath', list);
  expect([own.status, own.headers.get('content-disposition')]).toEqual([200, expect.stringMatching(/^attachment/)]);
  for (const path of [
    ...['lead-files/secret', 'downloads/../lead-files/secret', `downloads/../${pan}`, pan, '/etc/passwd'],
    ...['downloads/none.pdf', 'downloads/', 'downloads', `downloads/${'x'.repeat(500)}`],
  ])
    expect([path, (await open('downloads', 'files.filePath', path)).status]).toEqual([path, 404]);
  expect((await open('notifications', 'filePath', 'documents/x.pdf')).status).toBe(404);
  expect((await open('downloads', 'name', list)).status).toBe(404);
});
