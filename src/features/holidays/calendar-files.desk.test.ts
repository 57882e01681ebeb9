import { createHash, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { openContent } from '#core/content/content-files.server.ts';
import { desc, eq, sql } from '#core/drizzle.ts';
import { isPublicStored, publicPath } from '#core/files/public-folders.server.ts';
import { db } from '#db/client.server.ts';
import { readSources, writeSources } from '#db/content/content-source.server.ts';
import { createSync } from '#db/content/sync-rows.server.ts';
import { writeContent } from '#db/content/write-content.server.ts';
import { auditLog } from '#db/schema/audit.ts';
import { exportRecords } from '#features/records/export-records.server.ts';
import { enterDesk } from '#tests/desk-steps.ts';
import { pictureSteps } from '#tests/media-steps.ts';
import { withSite } from '#tests/server.ts';
import { calendarFileKind } from './calendar-file.record.server.ts';
import { calendarFilesContent } from './holidays.content.server.ts';

const site = withSite();
const { sendDocument } = pictureSteps(site);
const calendar = 'calendar-files calendarFile';
let desk: Awaited<ReturnType<typeof enterDesk>>;
beforeAll(async () => {
  desk = await enterDesk(site, ['editor', 'reviewer']);
});

const pdf = (text: string) => Buffer.from(`%PDF-1.4\n% ${text}\n%%EOF\n`);
async function upload(text: string, name = 'Calendar of the Ministry.pdf'): Promise<string> {
  const answer = await sendDocument(desk, calendar, { bytes: pdf(text), name, type: 'application/pdf' });
  return (await answer.json()).path;
}
/** What visitors get for a year with a calendar of ours. */
const filesOf = async (year: number) => (await (await site.post('/api/calendar-brochures', { year })).json()).data;
const read = async (path: string) => (await site.get(`/storage/${path}`)).text();

test('the files of a year are uploaded, public, replaced, and taken from the site', async () => {
  expect(await filesOf(2043)).toEqual([]);
  const first = await upload('first');
  const document = { year: 2043, holidayFile: null, calendarFile: first, translations: {} };
  const made = await (await desk.send('POST', '/records/calendar-files', { document })).json();
  expect([made.problems, await filesOf(2043)]).toEqual([[], []]);
  const published = await desk.send('POST', `/records/calendar-files/${made.id}/publish`, { edit: made.edit });
  const { id } = await published.json();
  expect(await filesOf(2043)).toEqual([{ holiday_file: null, calender_file: first }]);
  expect(await read(first)).toContain('% first');
  expect((await site.get(`/storage/${first}`)).headers.get('content-type')).toBe('application/pdf');

  const second = await upload('second');
  expect(second).not.toBe(first);
  const address = `/records/calendar-files/${id}`;
  const change = { document: { ...document, holidayFile: second, calendarFile: second }, edit: 0 };
  const { edit } = await (await desk.send('PUT', `${address}/draft`, change)).json();
  expect((await desk.send('POST', `${address}/publish`, { edit })).status).toBe(200);
  expect(await filesOf(2043)).toEqual([{ holiday_file: second, calender_file: second }]);

  const again = await (await desk.send('POST', '/records/calendar-files', { document })).json();
  const twice = await desk.send('POST', `/records/calendar-files/${again.id}/publish`, { edit: again.edit });
  expect([twice.status, Object.keys((await twice.json()).errors)]).toEqual([422, ['year']]);

  expect((await desk.send('POST', `${address}/archive`, {})).status).toBe(200);
  expect(await filesOf(2043)).toEqual([]);
});

test('a year needs a file, and a file is one that was uploaded here', async () => {
  const problemsOf = async (change: object) => {
    const document = { year: 2044, holidayFile: null, calendarFile: null, translations: {}, ...change };
    const { problems } = await (await desk.send('POST', '/records/calendar-files', { document })).json();
    return problems.map(({ path }: { path: string }) => path);
  };
  expect(await problemsOf({})).toEqual(['holidayFile']);
  expect(await problemsOf({ year: 20441, calendarFile: 'documents/a.pdf' })).toContain('year');
  for (const calendarFile of [
    'https://evil.example/a.pdf',
    'documents/../../x.pdf',
    'lead-files/a.pdf',
    'documents/a.svg',
  ])
    expect(await problemsOf({ calendarFile })).toContain('calendarFile');
});

test('a file that is not here, or whose name no disk takes, keeps a year from being published', async () => {
  for (const name of ['never-uploaded', 'x'.repeat(500)]) {
    const document = { year: 2045, holidayFile: null, calendarFile: `documents/${name}.pdf`, translations: {} };
    const { id, edit } = await (await desk.send('POST', '/records/calendar-files', { document })).json();
    const answer = await desk.send('POST', `/records/calendar-files/${id}/publish`, { edit });
    expect([answer.status, Object.keys((await answer.json()).errors)]).toEqual([422, ['calendarFile']]);
  }
  expect(await filesOf(2045)).toEqual([]);
});

test('a PDF that was cut is refused, and none is public that no line of the log names', async () => {
  const whole = Buffer.concat([
    Buffer.from(`%PDF-1.7\n% ${randomUUID()}\n`),
    Buffer.alloc(5_000, 32),
    Buffer.from('\n%%EOF\n'),
  ]);
  const sent = async (bytes: Buffer) => {
    const answer = await sendDocument(desk, calendar, { bytes, name: 'cut.pdf', type: 'application/pdf' });
    return [answer.status, (await answer.json()).errors?.file?.[0]];
  };
  for (const length of [5, 2_000, whole.length - 7])
    expect(await sent(whole.subarray(0, length))).toEqual([422, 'This PDF is incomplete. Save it again.']);
  await db().execute(sql`create or replace function refuse_line() returns trigger language plpgsql as
    $$ begin raise exception 'cut'; end $$`);
  await db().execute(
    sql`create trigger refuse_line before insert on audit_log for each row execute function refuse_line()`,
  );
  expect((await sent(whole))[0]).toBe(500);
  await db().execute(sql`drop trigger refuse_line on audit_log`);
  const sha256 = createHash('sha256').update(whole).digest('hex');
  expect(await isPublicStored(`documents/cut-${sha256.slice(0, 32)}.pdf`)).toBe(false);
  expect((await sent(whole))[0]).toBe(200);
});

test('nothing but a PDF is taken, whatever it is called, and each one is in the log', async () => {
  const script = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  for (const [bytes, name, type] of [
    [script, 'calendar.pdf', 'application/pdf'],
    [script, 'calendar.svg', 'image/svg+xml'],
    [pdf('x'), 'calendar.html', 'application/pdf'],
    [Buffer.alloc(0), 'calendar.pdf', 'application/pdf'],
  ] as const) {
    const answer = await sendDocument(desk, calendar, { bytes: Buffer.from(bytes), name, type });
    expect([name, answer.status]).toEqual([name, 422]);
  }
  const path = await upload('hostile name', '../../<b>Kalender</b>\u202e.pdf');
  expect(path).toMatch(/^documents\/[a-z0-9-]+-[0-9a-f]{32}\.pdf$/);
  expect(await isPublicStored(path)).toBe(true);
  const { action, at } = auditLog;
  const [line] = await db().select().from(auditLog).where(eq(action, 'media.document')).orderBy(desc(at)).limit(1);
  expect(line).toMatchObject({ staffId: desk.staffId, after: { path } });
});

test('an export has the files, and an import brings them back', async () => {
  const path = await upload('exported');
  const document = { year: 2046, holidayFile: null, calendarFile: path, translations: {} };
  const { id, edit } = await (await desk.send('POST', '/records/calendar-files', { document })).json();
  expect((await desk.send('POST', `/records/calendar-files/${id}/publish`, { edit })).status).toBe(200);
  const folder = await mkdtemp(join(tmpdir(), 'calendar-files-'));
  try {
    expect(await exportRecords([calendarFileKind], folder)).toContain('records/calendar-files/2046.yaml');
    await rm(publicPath(path));
    expect(await filesOf(2046)).toEqual([]);
    const readBy = await readSources([calendarFilesContent], openContent(folder));
    await writeContent((tx) => writeSources([calendarFilesContent], readBy, createSync(tx)));
    expect(await filesOf(2046)).toEqual([{ holiday_file: null, calender_file: path }]);
    expect(await read(path)).toContain('% exported');
  } finally {
    await rm(folder, { recursive: true });
  }
});
