import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { eq } from '#core/drizzle.ts';
import { db } from '#db/client.server.ts';
import { serviceFees, serviceSteps, serviceTimes } from '#db/schema/fees.ts';
import { exportRecords } from '#features/records/export-records.server.ts';
import { importSources, withContentFolder } from '#tests/content-steps.ts';
import { enterDesk } from '#tests/desk-steps.ts';
import { readFeesAgain } from '#tests/read-fees-again.ts';
import { readWords } from '#tests/read-words.ts';
import { withSite } from '#tests/server.ts';
import { feeTexts as texts } from './desk/fees.messages.ts';
import { serviceFeeKind, serviceStepKind, serviceTimeKind } from './fee-kinds.record.server.ts';
import { serviceFeesContent, serviceStepsContent, serviceTimesContent } from './fees.content.server.ts';
import { listCourses } from './list-courses.server.ts';

const site = withSite();
const folder = withContentFolder();
const tables = { 'service-fees': serviceFees, 'service-times': serviceTimes, 'service-steps': serviceSteps };
const contents = [serviceFeesContent, serviceTimesContent, serviceStepsContent];
const isi = 'bis-isi-mark';
const pageOfFees = `/services/bis/${isi}/fees`;
type Desk = Awaited<ReturnType<typeof enterDesk>>;
let editor: Desk;
let reviewer: Desk;
beforeAll(async () => {
  [editor, reviewer] = [await enterDesk(site, ['editor']), await enterDesk(site, ['reviewer'])];
});

async function addressOf(kind: keyof typeof tables, key: string) {
  const table = tables[kind];
  const [row] = await db().select({ id: table.id }).from(table).where(eq(table.key, key));
  return `/records/${kind}/${row?.id}`;
}

/** Saves a change of a public row, and says what is wrong with it. */
async function save(address: string, change: object) {
  const { live, open } = await (await editor.get(address)).json();
  const document = { ...live.document, ...change };
  const saved = await (await editor.send('PUT', `${address}/draft`, { document, edit: open?.edit ?? 0 })).json();
  const problems: { path: string; message: string }[] = saved.problems;
  return { edit: saved.edit, problems: Object.fromEntries(problems.map(({ path, message }) => [path, message])) };
}
const publish = async (address: string, edit: number, desk = reviewer) =>
  (await desk.send('POST', `${address}/publish`, { edit })).status;
/** A page as it is rendered now, whatever is cached. */
const wordsOf = async (path: string) =>
  readWords(await (await site.pages.render(new Request(new URL(path, 'https://kasauti.example')))).text());

test('an amount that was read again is public once a reviewer has published it, and an export has it', async () => {
  const address = await addressOf('service-fees', `${isi} application 1`);
  const { edit, problems } = await save(address, { amount: 1234, readOn: '2026-11-30' });
  expect(problems).toEqual({});
  expect(await publish(address, edit, editor)).toBe(403);
  expect(await wordsOf(pageOfFees)).not.toContain('₹1,234');
  expect(await publish(address, edit)).toBe(200);
  expect(await wordsOf(pageOfFees)).toMatch(
    /read on 30 November 2026 Maker in India Government ₹1,234 per application/,
  );

  const { leftAlone } = await importSources(contents, folder);
  expect(leftAlone).toEqual([expect.stringContaining(`service-fees ${isi} application 1: changed at the desk`)]);
  expect(await wordsOf(pageOfFees)).toContain('₹1,234');
  const file = `records/service-fees/${isi}-application-1.yaml`;
  expect(await exportRecords([serviceFeeKind, serviceTimeKind, serviceStepKind], folder)).toEqual([file]);
  expect(await readFile(join(folder, file), 'utf8')).toMatch(/amount: 1234\n(?:.*\n)*.*readOn: 2026-11-30/);
});

test('a sheet has the new time of an approval, and no row that was taken from the site', async () => {
  await readFeesAgain();
  const timesOf = async () => (await listCourses('en')).get(isi)?.times.map(({ words }) => words);
  const address = await addressOf('service-times', `${isi} grant 1`);
  expect(await timesOf()).not.toContain('up to 321 days');
  const { edit } = await save(address, { maxDays: 321 });
  expect(await publish(address, edit)).toBe(200);
  expect(await timesOf()).toContain('up to 321 days');
  expect((await reviewer.send('POST', `${address}/archive`, {})).status).toBe(200);
  expect(await timesOf()).not.toContain('up to 321 days');
  expect(await wordsOf(pageOfFees)).not.toContain('321 days');
});

test('what cannot be right is said at its field, as it is of files', async () => {
  const fee = await addressOf('service-fees', `${isi} inspection 1`);
  const odd = { amount: 2000, amountTo: 500, unit: null, validFrom: '2026-03-01', validTo: '2026-02-01' };
  const { problems, edit } = await save(fee, odd);
  expect(problems).toEqual({
    amountTo: texts.noRange,
    unit: texts.noUnit,
    validTo: texts.endsEarly,
  });
  expect(await publish(fee, edit)).toBe(422);
  expect((await save(fee, { key: 'x', service: 'bis-fmcs' })).problems).toEqual({
    key: texts.stays,
    service: texts.stays,
  });
  const time = await addressOf('service-times', `${isi} inspection 1`);
  expect((await save(time, { minDays: 30, maxDays: 15 })).problems).toEqual({ maxDays: texts.noRise });
});

test('a step names public steps before it, which stay as long as it does', async () => {
  const address = await addressOf('service-steps', `${isi} 3`);
  expect((await save(address, { after: ['3'] })).problems).toEqual({ after: texts.notBefore });
  expect((await save(address, { after: ['soon'] })).problems).toHaveProperty('after.0', texts.noCount);
  const { edit, problems } = await save(address, { after: ['1', '2'] });
  expect(problems).toEqual({});
  expect(await publish(address, edit)).toBe(200);
  expect(await wordsOf(pageOfFees)).toContain('After step 1 and 2');
  const archived = await reviewer.send('POST', `${await addressOf('service-steps', `${isi} 1`)}/archive`, {});
  expect([archived.status, (await archived.json()).message]).toEqual([409, expect.stringContaining(`${isi} 3`)]);
});
