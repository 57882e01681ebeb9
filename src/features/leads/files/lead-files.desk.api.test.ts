import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { desc, eq } from '#core/drizzle.ts';
import { db } from '#db/client.server.ts';
import { auditLog } from '#db/schema/audit.ts';
import { leadFiles, leads } from '#db/schema/leads.ts';
import * as step from '#tests/account-steps.ts';
import { enterDesk } from '#tests/desk-steps.ts';
import { createLead } from '#tests/factories/lead.ts';
import { eventsOf, filesOf, multipart, type SentFile } from '#tests/lead-steps.ts';
import { withSite } from '#tests/server.ts';
import { withDataFolder } from '#tests/with-data-folder.ts';

const folder = withDataFolder();
const site = withSite();
beforeEach(step.forgetLimits);
afterEach(() => vi.unstubAllEnvs());

type Desk = Awaited<ReturnType<typeof enterDesk>>;
const letter = { name: 'letter.pdf', text: '%PDF-1.7 Dear Kasauti' };
const storedFiles = () => readdir(join(folder, 'files/private/lead-files')).catch(() => []);

function add(desk: Desk, lead: number, file: SentFile | undefined = letter) {
  const { method, body } = multipart({ any: 'other field' }, file, 'file');
  return site.get(`/api/desk/leads/${lead}/files`, {
    method: method ?? 'POST',
    body: body ?? null,
    headers: desk.headers,
  });
}

async function expectRefused(answer: Response, status: number, lead: number) {
  expect(answer.status).toBe(status);
  expect(await filesOf(lead)).toEqual([]);
  expect(await eventsOf(lead)).toEqual([]);
}

test('a file of the office is listed with who has added it, and is opened as one of a visitor is', async () => {
  const { id } = await createLead({ files: 1 });
  const sales = await enterDesk(site, ['sales']);
  expect((await add(sales, id)).status).toBe(200);
  const { files, timeline } = await (await sales.get(`/leads/${id}`)).json();
  expect(files).toMatchObject([
    { name: 'list.pdf', by: null },
    { name: 'letter.pdf', bytes: letter.text.length, by: 'Ira Menon' },
  ]);
  expect(timeline[0]).toMatchObject({ kind: 'file-added', text: 'letter.pdf', by: 'Ira Menon' });
  const [line] = await db()
    .select()
    .from(auditLog)
    .where(eq(auditLog.action, 'lead.add-file'))
    .orderBy(desc(auditLog.id))
    .limit(1);
  expect(line).toMatchObject({ staffId: sales.staffId, subjectId: id, after: { fileId: files[1].id } });
  expect(JSON.stringify(line)).not.toContain('letter');
  const opened = await sales.get(`/leads/${id}/files/${files[1].id}`);
  expect(await opened.text()).toBe(letter.text);
  expect(opened.headers.get('content-disposition')).toContain('attachment');
});

test('one whose content is not what its name says is taken, with a warning', async () => {
  const { id } = await createLead();
  const answer = await add(await enterDesk(site, ['sales']), id, {
    name: 'letter.pdf',
    text: '<script>alert(1)</script>',
  });
  expect((await answer.json()).message).toContain('not what its name says');
});

test('what is no file, too large, too much or of a lead that takes none leaves nothing behind', async () => {
  const sales = await enterDesk(site, ['sales']);
  const { id } = await createLead();
  const before = await storedFiles();
  const none = multipart({ file: 'no file' });
  const path = `/api/desk/leads/${id}/files`;
  await expectRefused(
    await site.get(path, { method: 'POST', body: none.body ?? null, headers: sales.headers }),
    422,
    id,
  );
  await expectRefused(await add(sales, id, { name: 'empty.pdf', text: '' }), 422, id);
  const large = `%PDF-1.7 ${'x'.repeat(11 * 1024 * 1024)}`;
  expect((await add(sales, id, { name: 'large.pdf', text: large })).status).toBeGreaterThanOrEqual(413);
  expect((await add(sales, 2_147_483_647)).status).toBe(404);
  vi.stubEnv('UPLOAD_MB_PER_DAY', '0');
  await expectRefused(await add(sales, id), 429, id);
  vi.unstubAllEnvs();
  vi.stubEnv('FREE_DISK_MB', '1000000000');
  await expectRefused(await add(sales, id), 503, id);
  vi.unstubAllEnvs();
  await db()
    .update(leads)
    .set({ mergedIntoId: (await createLead()).id })
    .where(eq(leads.id, id));
  await expectRefused(await add(sales, id), 422, id);
  expect(await storedFiles()).toEqual(before);
});

test('a lead takes so many files and no more, also of several colleagues at once', async () => {
  const { id } = await createLead();
  const rows = Array.from({ length: 48 }, (_, at) => ({ leadId: id, storedAs: `lead-files/zorb-${at}`, bytes: 1 }));
  await db()
    .insert(leadFiles)
    .values(rows.map((row) => ({ ...row, originalName: 'a.pdf', contentType: 'application/pdf' })));
  const sales = await enterDesk(site, ['sales']);
  const answers = await Promise.all(Array.from({ length: 3 }, () => add(sales, id)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 422]);
  expect(await filesOf(id)).toHaveLength(50);
});

test('editors and reviewers add none', async () => {
  const { id } = await createLead();
  for (const role of ['editor', 'reviewer'] as const)
    await expectRefused(await add(await enterDesk(site, [role]), id), 403, id);
});
