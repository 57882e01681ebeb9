import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { eq, sql } from '#core/drizzle.ts';
import { deletePrivate, findPrivate } from '#core/files/private-files.server.ts';
import { db } from '#db/client.server.ts';
import { writeContent } from '#db/content/write-content.server.ts';
import { clients } from '#db/schema/accounts.ts';
import { downloadFiles } from '#db/schema/downloads.ts';
import { settings } from '#db/schema/site.ts';
import { getSiteSettings } from '#features/site/settings.server.ts';
import * as step from '#tests/account-steps.ts';
import { createDownload } from '#tests/factories/download.ts';
import { readPdf } from '#tests/read-pdf.ts';
import { withSite } from '#tests/server.ts';
import { downloadsFeature } from './downloads.feature.ts';
import type { downloadsAnswer } from './downloads.schema.ts';
import { drawDownloads } from './draw-downloads.job.ts';
import { drawnPathOf } from './store-download.server.ts';

const site = withSite();

async function list(headers: Record<string, string> = {}) {
  const answer = await site.get('/api/downloads', { headers });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  return (await answer.json()) as z.output<typeof downloadsAnswer>;
}

async function linkOf(name: string, token: string) {
  const { downloads } = await list(step.bearer(token));
  return downloads.find((download) => download.name === name)?.files[0]?.file_url ?? '';
}

describe('GET /downloads', () => {
  test('visitors learn the categories and the names, but get no link; clients get one for each file', async () => {
    await createDownload({ name: 'Lamp checklist', category: 'Lamps', date: '2026-03-04' });
    const open = await list();
    expect(open.downloadCategories.map(({ name }) => name)).toContain('Lamps');
    expect(open.downloads.flatMap(({ files }) => files).filter(({ file_url }) => file_url)).toEqual([]);
    const lamp = open.downloads.find(({ name }) => name === 'Lamp checklist');
    expect(lamp).toMatchObject({ date: '2026-03-04', files: [{ status: true, pages: 1 }] });
    expect(open.downloadCategories.find(({ id }) => id === lamp?.download_category_id)?.name).toBe('Lamps');

    const { token } = await step.registerClient(site);
    const { downloads, page } = await list(step.bearer(token));
    expect(page).toMatchObject({ name: 'Downloads', seo_tags: false });
    expect(downloads.flatMap(({ files }) => files).every(({ file_url }) => file_url)).toBe(true);
    expect((await list(step.bearer('x'.repeat(43)))).downloads[0]?.files[0]?.file_url).toBeNull();
  });

  test('a file that is not published has a false status and no link', async () => {
    await createDownload({ name: 'Half ready', files: [{}, { status: 'draft' }] });
    const { token } = await step.registerClient(site);
    const { downloads } = await list(step.bearer(token));
    const files = downloads.find(({ name }) => name === 'Half ready')?.files;
    expect(files?.map(({ status, file_url }) => [status, Boolean(file_url)])).toEqual([
      [true, true],
      [false, false],
    ]);
  });
});

describe('the files', () => {
  test('a file comes as an attachment through its link only, and only while account and file are open', async () => {
    await createDownload({ name: 'Kettle form' });
    const { token, email } = await step.registerClient(site);
    const link = await linkOf('Kettle form', token);
    const answer = await site.get(link);
    expect(await answer.text()).toBe('Kettle form');
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename=kettle-form-0.pdf');
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect((await site.get(`${link}x`)).status).toBe(404);
    expect((await site.get(link.replace('download-files', 'brochure-files'))).status).toBe(404);
    expect((await site.get('/storage/downloads/kettle-form-0.pdf')).status).toBe(404);

    const close = (isActive: boolean) => db().update(clients).set({ isActive }).where(eq(clients.email, email));
    await close(false);
    expect((await site.get(link)).status).toBe(404);
    await close(true);
    await writeContent((tx) =>
      tx.update(downloadFiles).set({ status: 'draft' }).where(eq(downloadFiles.name, 'kettle-form-0.pdf')),
    );
    expect((await site.get(link)).status).toBe(404);
  });

  test('a lost file is made again from its document; one that was uploaded is reported as missing', async () => {
    const document = { title: 'Lost', lead: null, date: '2026-01-02', format: 'text', blocks: [] } as const;
    await createDownload({ name: 'Lost', files: [{ document: { ...document, blocks: [] } }] });
    await createDownload({ name: 'Gone' });
    await deletePrivate('downloads/lost-0.pdf');
    await deletePrivate('downloads/gone-0.pdf');
    const { token } = await step.registerClient(site);
    const again = await site.get(await linkOf('Lost', token));
    expect((await again.text()).slice(0, 5)).toBe('%PDF-');
    expect((await site.get(await linkOf('Gone', token))).status).toBe(404);
  });
});

test('a document that is drawn has the letterhead of today, and an uploaded file stays as it is', async () => {
  const document = { title: 'Letter', lead: null, date: '2026-01-02', format: 'text' as const, blocks: [] };
  await createDownload({ name: 'Headed', files: [{ document }] });
  await createDownload({ name: 'Uploaded' });
  const { token } = await step.registerClient(site);
  const textOf = async () => (await readPdf(await (await site.get(await linkOf('Headed', token))).arrayBuffer())).text;
  const { site: before } = await getSiteSettings('en');
  const rename = (name: string) =>
    writeContent(async (tx, changed) => {
      const value = sql`jsonb_set(${settings.value}, '{name}', ${JSON.stringify(name)}::jsonb)`;
      await tx.update(settings).set({ value }).where(eq(settings.key, 'site'));
      changed('setting', [1]);
    });
  expect(await textOf()).toContain(before.name);
  await rename('Zorbit Assayers');
  expect(await textOf()).toContain('Zorbit Assayers');
  // The job finds nothing to draw again.
  const drawn = await drawnPathOf({ filePath: 'downloads/headed-0.pdf' });
  const first = await findPrivate(drawn);
  await drawDownloads.run('');
  expect(await findPrivate(drawn)).toEqual(first);
  expect(await (await site.get(await linkOf('Uploaded', token))).text()).toBe('Uploaded');
  await rename(before.name);
  expect(await textOf()).not.toContain('Zorbit Assayers');
});

test('the files are drawn again when a setting is written', () => {
  expect(downloadsFeature.followers).toContainEqual(
    expect.objectContaining({ follows: expect.arrayContaining(['setting']), job: drawDownloads.queue }),
  );
});

test('the search finds documents, and leads to them in the archive', async () => {
  await createDownload({ name: 'Zorbit checklist', category: 'Orbits', description: 'For zorbits.' });
  await createDownload({ name: 'Zorbit draft', files: [{ status: 'draft' }] });
  const { more, totals } = await (await site.post('/api/search', { query: 'zorbit' })).json();
  const url = '/downloads?category=orbits&q=Zorbit+checklist';
  expect(more).toEqual([
    { kind: 'download', label: 'Documents', items: [expect.objectContaining({ name: 'Zorbit checklist', url })] },
  ]);
  expect(totals.download).toBe(1);
});
