import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { openContent } from '#core/content/content-files.server.ts';
import { eq } from '#core/drizzle.ts';
import { deletePrivate, isPrivateStored } from '#core/files/private-files.server.ts';
import { db } from '#db/client.server.ts';
import { readSources, writeSources } from '#db/content/content-source.server.ts';
import { createSync } from '#db/content/sync-rows.server.ts';
import { writeContent } from '#db/content/write-content.server.ts';
import { downloadFiles, downloads } from '#db/schema/downloads.ts';
import { exportRecords } from '#features/records/export-records.server.ts';
import * as step from '#tests/account-steps.ts';
import { enterDesk } from '#tests/desk-steps.ts';
import { pictureSteps } from '#tests/media-steps.ts';
import { withSite } from '#tests/server.ts';
import { downloadKind } from './download.record.server.ts';
import { downloadsContent } from './downloads.content.server.ts';
import type { DownloadDocument } from './downloads.schema.ts';
import { drawDownloads } from './draw-downloads.job.ts';

const site = withSite();
const { sendDocument } = pictureSteps(site);
let desk: Awaited<ReturnType<typeof enterDesk>>;
let token = '';
beforeAll(async () => {
  desk = await enterDesk(site, ['editor', 'reviewer']);
  token = (await step.registerClient(site)).token;
});

const pdf = (text: string) => Buffer.from(`%PDF-1.4\n% ${text}\n%%EOF\n`);
async function upload(text: string, name = 'Lamp list.pdf') {
  const file = { bytes: pdf(text), name, type: 'application/pdf' };
  const { path, ...file_ } = await (await sendDocument(desk, 'downloads files.filePath', file)).json();
  return { filePath: path, name: file_.name, kind: file_.kind };
}
const documentOf = (slug: string, files: object[]) => ({
  ...{
    slug,
    category: 'document-checklists',
    service: null,
    name: `Zorbit ${slug}`,
    description: null,
    date: '2026-11-30',
  },
  files: files.map((file) => ({ translations: {}, ...file })),
  translations: {},
});
type Draft = { id: string; edit: number; problems: { path: string }[] };
const draft = async (document: object): Promise<Draft> =>
  (await desk.send('POST', '/records/downloads', { document })).json();
const publish = ({ id, edit }: Pick<Draft, 'id' | 'edit'>) =>
  desk.send('POST', `/records/downloads/${id}/publish`, { edit });
/** The files of a download as a client sees them. */
async function filesOf(slug: string) {
  const answer = await (await site.get('/api/downloads', { headers: step.bearer(token) })).json();
  return answer.downloads.find(({ name }: { name: string }) => name === `Zorbit ${slug}`)?.files;
}

test('a download that was made at the desk is published with its file, and a client saves it', async () => {
  const file = await upload('lamps');
  const made = await draft(documentOf('lamps', [file]));
  expect(made.problems).toEqual([]);
  const published = await publish(made);
  expect(published.status).toBe(200);
  await drawDownloads.run('');
  const bytes = pdf('lamps').length;
  const [shown] = await filesOf('lamps');
  expect(shown).toMatchObject({ name: 'lamp-list.pdf', kind: 'pdf', status: true, bytes, pages: null });
  const answer = await site.get(shown.file_url);
  expect(await answer.text()).toContain('% lamps');
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'attachment; filename=lamp-list.pdf',
    'content-length': String(bytes),
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  });
  expect((await site.get(`/storage/${file.filePath}`)).status).toBe(404);

  const { id } = await published.json();
  const { live } = await (await desk.get(`/records/downloads/${id}`)).json();
  const next = await upload('more lamps', 'Lamp list 2.pdf');
  const document = { ...live.document, files: [{ ...live.document.files[0], ...next }] };
  const saved = await (await desk.send('PUT', `/records/downloads/${id}/draft`, { document, edit: 0 })).json();
  expect((await publish({ id, edit: saved.edit })).status).toBe(200);
  expect(await (await site.get((await filesOf('lamps'))[0].file_url)).text()).toContain('% more lamps');
});

test('a file that is drawn from a text gives way to one that was uploaded', async () => {
  const [drawn] = await db()
    .select({ id: downloads.id, document: downloadFiles.document, bytes: downloadFiles.bytes })
    .from(downloadFiles)
    .innerJoin(downloads, eq(downloads.id, downloadFiles.downloadId))
    .where(eq(downloadFiles.kind, 'pdf'))
    .limit(1);
  const address = `/records/downloads/${drawn?.id}`;
  const { live } = await (await desk.get(address)).json();
  const file = await upload('instead', 'Instead.pdf');
  const files = live.document.files.map((own: { kind: string }) =>
    own.kind === 'pdf' ? { ...own, filePath: file.filePath, document: null } : own,
  );
  const change = { document: { ...live.document, files }, edit: 0 };
  const saved = await (await desk.send('PUT', `${address}/draft`, change)).json();
  expect(saved.problems).toEqual([]);
  expect((await publish({ id: String(drawn?.id), edit: saved.edit })).status).toBe(200);
  await drawDownloads.run('');
  const rows = await db()
    .select()
    .from(downloadFiles)
    .where(eq(downloadFiles.downloadId, drawn?.id ?? 0));
  const replaced = rows.find(({ kind }) => kind === 'pdf');
  expect(replaced).toMatchObject({ document: null, bytes: pdf('instead').length, pages: null });
  expect(rows.find(({ kind }) => kind === 'docx')?.document as DownloadDocument).toMatchObject({ format: 'text' });
});

test('a download needs a file that is here and is what its row says', async () => {
  const file = await upload('faults');
  for (const [files, path] of [
    [[], 'files'],
    [[{ ...file, filePath: '' }], 'files.0.filePath'],
    [[file, { ...file, name: 'b.pdf', filePath: 'downloads/never-uploaded.pdf' }], 'files.1.filePath'],
    [[{ ...file, filePath: `downloads/${'x'.repeat(500)}.pdf` }], 'files.0.filePath'],
    [[{ ...file, filePath: 'company-files/pan.pdf' }], 'files.0.filePath'],
    [[{ ...file, filePath: 'downloads/../company-files/pan.pdf' }], 'files.0.filePath'],
    [[{ ...file, kind: 'docx', name: 'lamp.docx' }], 'files.0.kind'],
    [[{ ...file, name: 'lamp list' }], 'files.0.name'],
    [[file, file], 'files.1'],
  ] as const) {
    const made = await draft(documentOf('faults', [...files]));
    const answer = await publish(made);
    expect([answer.status, Object.keys((await answer.json()).errors)]).toEqual([422, [path]]);
  }
  const missing = await draft(documentOf('faults', [{ ...file, filePath: 'downloads/gone.pdf' }]));
  const { errors } = await (
    await site.get(`/api/desk/records/downloads/${missing.id}/publish`, {
      method: 'POST',
      headers: { ...desk.headers, 'content-type': 'application/json', 'accept-language': 'hi' },
      body: JSON.stringify({ edit: missing.edit }),
    })
  ).json();
  expect(errors['files.0.filePath'][0]).toMatch(/\p{Script=Devanagari}/u);
  expect(await filesOf('faults')).toBeUndefined();
});

test('an export has the files of downloads, and an import brings them back', async () => {
  const file = await upload('exported');
  expect((await publish(await draft(documentOf('exported', [file])))).status).toBe(200);
  const folder = await mkdtemp(join(tmpdir(), 'downloads-'));
  try {
    expect(await exportRecords([downloadKind], folder)).toContain('records/downloads/exported.yaml');
    await deletePrivate(file.filePath);
    const sources = [{ ...downloadsContent, read: downloadsContent.read }];
    const readBy = await readSources(sources, openContent(folder));
    await writeContent((tx) => writeSources(sources, readBy, createSync(tx)));
    expect(await isPrivateStored(file.filePath)).toBe(true);
  } finally {
    await rm(folder, { recursive: true });
  }
});
