import { utimes, writeFile } from 'node:fs/promises';
import pg from 'pg';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { isPrivateStored, privatePath, putPrivate } from '#core/files/private-files.server.ts';
import { isPublicStored, publicPath } from '#core/files/public-folders.server.ts';
import { db } from '#db/client.server.ts';
import { writeContent } from '#db/content/write-content.server.ts';
import { tieDataFolder } from '#db/embedded/data-folder.server.ts';
import { orderChecks } from '#db/schema/orders.ts';
import { enterDesk } from '#tests/desk-steps.ts';
import { createNotification } from '#tests/factories/notification.ts';
import { createOrder } from '#tests/factories/order.ts';
import { pictureSteps } from '#tests/media-steps.ts';
import { withSite } from '#tests/server.ts';
import { withDataFolder } from '#tests/with-data-folder.ts';
import { orphanedDocuments } from './orphaned-documents.server.ts';

withDataFolder();
const site = withSite();
const { sendDocument } = pictureSteps(site);
let desk: Awaited<ReturnType<typeof enterDesk>>;
beforeAll(async () => {
  desk = await enterDesk(site, ['editor', 'reviewer']);
  await tieDataFolder(db());
});

afterEach(() => vi.restoreAllMocks());

/** @returns how many files were moved aside */
async function moveOrphans(): Promise<number> {
  let moved = 0;
  for (const folder of orphanedDocuments) moved += await folder.run(db());
  return moved;
}

/** A document that staff have uploaded so many days ago. */
async function upload(name: string, daysOld: number): Promise<string> {
  const bytes = Buffer.from(`%PDF-1.4\n% ${name}\n%%EOF\n`);
  const answer = await sendDocument(desk, 'calendar-files calendarFile', {
    bytes,
    name: `${name}.pdf`,
    type: 'application/pdf',
  });
  const { path } = await answer.json();
  await age(path, daysOld);
  return path;
}
const age = (path: string, days: number) => ageAt(publicPath(path), days);
async function ageAt(file: string, days: number) {
  const at = Date.now() / 1000 - days * 86_400;
  await utimes(file, at, at);
}

const documentOf = (year: number, calendarFile: string) => ({
  ...{ year, holidayFile: null, calendarFile, translations: {} },
});
async function draft(year: number, path: string): Promise<{ id: string; edit: number }> {
  return (await desk.send('POST', '/records/calendar-files', { document: documentOf(year, path) })).json();
}
async function publish(year: number, path: string): Promise<string> {
  const { id, edit } = await draft(year, path);
  const published = await (await desk.send('POST', `/records/calendar-files/${id}/publish`, { edit })).json();
  return `/records/calendar-files/${published.id}`;
}

test('a document that nothing names is moved aside a week after its upload, and no other one', async () => {
  const left = await upload('left behind', 8);
  const fresh = await upload('fresh', 6);
  const drafted = await upload('drafted', 8);
  await draft(2051, drafted);
  const shown = await upload('shown', 8);
  await publish(2052, shown);
  const archived = await upload('archived', 8);
  const former = await upload('former', 8);
  const record = await publish(2053, former);
  const change = { document: documentOf(2053, archived), edit: 0 };
  const { edit } = await (await desk.send('PUT', `${record}/draft`, change)).json();
  expect((await desk.send('POST', `${record}/publish`, { edit })).status).toBe(200);
  expect((await desk.send('POST', `${record}/archive`, {})).status).toBe(200);
  const linked = await upload('linked', 8);
  await createNotification({ content: `<p><a href="/storage/${linked}">The order</a></p>` });
  const gazette = await upload('gazette', 8);
  const { id: orderId } = await createOrder({ source: `https://kasauti.example/storage/${gazette}` });
  const checked = await upload('checked', 8);
  const against = `https://kasauti.example/storage/${checked}`;
  await writeContent((tx) => tx.insert(orderChecks).values({ orderId, on: '2026-11-02', against, result: 'same' }));

  expect((await site.get(`/storage/${left}`)).status).toBe(200);
  expect(await moveOrphans()).toBe(1);
  expect((await site.get(`/storage/${left}`)).status).toBe(404);
  for (const path of [fresh, drafted, shown, archived, former, linked, gazette, checked])
    expect(await isPublicStored(path), path).toBe(true);
  expect(await moveOrphans()).toBe(0);
});

test('whoever uploads it again has it for another week', async () => {
  const path = await upload('again', 8);
  expect(await upload('again', 0)).toBe(path);
  expect(await moveOrphans()).toBe(0);
  expect(await isPublicStored(path)).toBe(true);
});

/** Does something once, when the clean-up has chosen what to move. */
function whenChosen(act: () => Promise<unknown>) {
  const { query } = pg.Client.prototype;
  let isDone = false;
  vi.spyOn(pg.Client.prototype, 'query').mockImplementation(async function (this: pg.Client, ...sent: unknown[]) {
    const answer = await Reflect.apply(query, this, sent);
    if (isDone || !JSON.stringify(sent[0]).includes('database_identity')) return answer;
    isDone = true;
    await act();
    return answer;
  });
}

test('what is put into a draft or uploaded once more while others are being moved stays where it is', async () => {
  const [drafted, again, left] = [await upload('late', 8), await upload('once more', 8), await upload('nobody', 8)];
  whenChosen(async () => {
    await draft(2054, drafted);
    await upload('once more', 0);
  });
  expect(await moveOrphans()).toBe(1);
  expect([await isPublicStored(drafted), await isPublicStored(again), await isPublicStored(left)]).toEqual([
    true,
    true,
    false,
  ]);
});

test('two processes move a document once, and no file that did not come from an upload', async () => {
  const left = await upload('left for two', 8);
  const own = 'documents/Rates of 2027.pdf';
  await writeFile(publicPath(own), '%PDF-1.4\n%%EOF\n');
  await age(own, 8);
  const moved = await Promise.all([moveOrphans(), moveOrphans()]);
  expect(moved.sort()).toEqual([0, 1]);
  expect([await isPublicStored(left), await isPublicStored(own)]).toEqual([false, true]);
});

test('private files that a draft, a public record or a former one names stay, and what is drawn is left alone', async () => {
  const add = async (place: string, name: string) => {
    const bytes = Buffer.from(`%PDF-1.4\n% ${name}\n%%EOF\n`);
    const answer = await sendDocument(desk, place, { bytes, name: `${name}.pdf`, type: 'application/pdf' });
    const { path } = await answer.json();
    await ageAt(privatePath(path), 8);
    return String(path);
  };
  const [download, kyc] = ['downloads files.filePath', 'kyc-items filePath'];
  const documentWith = (slug: string, filePath: string) => ({
    ...{ slug, category: 'document-checklists', service: null, name: slug, description: null, date: '2026-11-30' },
    files: [{ filePath, name: `${slug}.pdf`, kind: 'pdf', document: null, translations: {} }],
    translations: {},
  });
  const draftOf = async (kind: string, document: object) =>
    (await desk.send('POST', `/records/${kind}`, { document })).json();
  const left = [await add(download, 'left'), await add(kyc, 'left')];
  const [former, shown, drafted] = [await add(download, 'former'), await add(download, 'shown'), await add(kyc, 'pan')];
  await draftOf('kyc-items', { name: 'PAN', filePath: drafted, translations: {} });
  const made = await draftOf('downloads', documentWith('orphans', former));
  const published = await desk.send('POST', `/records/downloads/${made.id}/publish`, { edit: made.edit });
  const { id } = await published.json();
  const change = { document: documentWith('orphans', shown), edit: 0 };
  const { edit } = await (await desk.send('PUT', `/records/downloads/${id}/draft`, change)).json();
  expect((await desk.send('POST', `/records/downloads/${id}/publish`, { edit })).status).toBe(200);
  const drawn = [`downloads/${'a'.repeat(32)}-${'b'.repeat(12)}.pdf`, `company-files/${'c'.repeat(32)}.pdf`];
  for (const path of drawn) {
    await putPrivate(path, Buffer.from('%PDF-'));
    await ageAt(privatePath(path), 400);
  }
  expect(await moveOrphans()).toBe(2);
  for (const path of [former, shown, drafted, ...drawn])
    expect([path, await isPrivateStored(path)]).toEqual([path, true]);
  for (const path of left) expect([path, await isPrivateStored(path)]).toEqual([path, false]);
});
