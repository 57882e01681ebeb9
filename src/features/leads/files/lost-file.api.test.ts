import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { sql } from '#core/drizzle.ts';
import { translate } from '#core/text/messages.server.ts';
import { db } from '#db/client.server.ts';
import { leadTexts } from '#features/leads/leads.messages.ts';
import * as step from '#tests/account-steps.ts';
import { enquiry, eventsOf, filesOf, leadsOf, multipart, noticesFor } from '#tests/lead-steps.ts';
import { withSite } from '#tests/server.ts';
import { withDataFolder } from '#tests/with-data-folder.ts';

const folder = withDataFolder();
const site = withSite();
beforeEach(step.forgetLimits);
afterEach(() => vi.unstubAllEnvs());

const inWords = 'We have your enquiry, but could not store the file. Please send it to us by email.';
const storedFiles = () => readdir(join(folder, 'files/private/lead-files')).catch(() => []);

/** Sends the enquiry from that address with a file of so many kilobytes. */
async function send(kilobytes: number, address = '192.0.2.1', headers: Record<string, string> = {}) {
  const post = site.from(address);
  const { captcha_token, first, second } = await (await post('/api/captcha')).json();
  const form = enquiry({ captcha_token, captcha: String(first + second) });
  const file = { name: 'list.pdf', text: `%PDF-1.7 ${'x'.repeat(kilobytes * 1024 - 9)}` };
  const answer = await post('/api/sendnewsletter', { ...multipart(form, file), headers });
  return { answer, email: form.email };
}

async function expectStoredWithoutFile(email: string, note: string) {
  const [lead] = await leadsOf(email);
  expect(await filesOf(lead?.id ?? 0)).toEqual([]);
  expect(await eventsOf(lead?.id ?? 0)).toContain('file-lost');
  const [notice] = await noticesFor(email, 'lead-notice');
  expect(notice?.data.fields).toContainEqual({ label: 'Attachment', value: expect.stringContaining(note) });
}

describe('a network that has sent more than its megabytes of a day', () => {
  beforeEach(() => vi.stubEnv('UPLOAD_MB_PER_DAY', '1'));

  test('is told that the enquiry is stored and the file is not, and so is the office', async () => {
    const first = await send(700);
    expect(await first.answer.json()).toEqual({ message: 'Form submitted successfully!' });
    const files = await storedFiles();
    const { answer, email } = await send(700);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ message: inWords, file_stored: false });
    await expectStoredWithoutFile(email, 'its network has sent too much today');
    expect(await storedFiles()).toEqual(files);
  });

  test('does not use up the megabytes of another one, and has new ones a day later', async () => {
    await send(1_000);
    expect((await (await send(100)).answer.json()).file_stored).toBe(false);
    expect(await (await send(100, '192.0.2.2')).answer.json()).not.toHaveProperty('file_stored');
    await db().execute(sql`update rate_counters set window_start = window_start - interval '24 hours'`);
    expect(await (await send(100)).answer.json()).not.toHaveProperty('file_stored');
  });

  test('can send any number of enquiries without a file', async () => {
    await send(1_024);
    await send(1);
    const form = enquiry();
    const answer = await site.from('192.0.2.1')('/api/sendnewsletter', multipart(form));
    expect(await answer.json()).toEqual({ message: 'Form submitted successfully!' });
  });
});

test('with less free disk than FREE_DISK_MB, the enquiry is stored without its file, and both sides are told', async () => {
  vi.stubEnv('FREE_DISK_MB', '1000000000');
  const files = await storedFiles();
  const { answer, email } = await send(10);
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({ message: inWords, file_stored: false });
  await expectStoredWithoutFile(email, 'the disk is nearly full');
  expect(await storedFiles()).toEqual(files);
});

test('a process whose disk is full is not ready', async () => {
  expect((await site.get('/readyz')).status).toBe(200);
  vi.stubEnv('FREE_DISK_MB', '1000000000');
  const answer = await site.get('/readyz');
  expect([answer.status, await answer.json()]).toEqual([503, { status: 'disk full' }]);
});

test('a browser without script reads it on the page that answers its form', async () => {
  vi.stubEnv('FREE_DISK_MB', '1000000000');
  const { answer } = await send(10, '192.0.2.1', { accept: 'text/html', referer: 'https://kasauti.example/hi' });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toMatch('text/html');
  const page = await answer.text();
  expect(page).toContain(`<h1>${translate(leadTexts.enquirySentWithoutFile, 'hi')}</h1>`);
  expect(page).not.toContain(inWords);
});

test('a form that is refused leaves no file behind', async () => {
  const files = await storedFiles();
  const answer = await site.from('192.0.2.3')(
    '/api/sendnewsletter',
    multipart(enquiry({ name: '' }), { name: 'list.pdf', text: '%PDF-1.7' }),
  );
  expect(answer.status).toBe(422);
  expect(await storedFiles()).toEqual(files);
});

/** Sends the same enquiry again with that file; what it holds is padded to the same length. */
async function sendTwice(first: string, second: string, lose: boolean) {
  const post = site.from('192.0.2.4');
  const { captcha_token, first: one, second: two } = await (await post('/api/captcha')).json();
  const form = enquiry({ captcha_token, captcha: String(one + two) });
  const body = (text: string) => multipart(form, { name: 'list.pdf', text: `%PDF-1.7 ${text}` });
  await post('/api/sendnewsletter', body(first));
  const [lead] = await leadsOf(form.email);
  const [file] = await filesOf(lead?.id ?? 0);
  const path = join(folder, 'files/private', file?.storedAs ?? '');
  if (lose) await rm(path);
  const answer = await post('/api/sendnewsletter', body(second));
  return { answer, path, leads: await leadsOf(form.email) };
}

test('an enquiry that is sent again brings back the file that was lost from it', async () => {
  const files = await storedFiles();
  const { answer, path, leads } = await sendTwice('lamps', 'lamps', true);
  expect([answer.status, leads.length]).toEqual([200, 1]);
  expect(await readFile(path, 'utf8')).toBe('%PDF-1.7 lamps');
  expect(await storedFiles()).toHaveLength(files.length + 1);
});

test('a corrected file of the same name and size is another enquiry, and not dropped as a repeat', async () => {
  const { answer, leads } = await sendTwice('lamps', 'irons', false);
  // The sum was used up by the first one, which the sender is told.
  expect([answer.status, leads.length]).toEqual([422, 1]);
});

test('an empty file is stored as none, and both sides are told', async () => {
  const answer = await site.from('192.0.2.5')(
    '/api/sendnewsletter',
    multipart(enquiry({ email: 'empty@lamps.example' }), { name: 'list.pdf', text: '' }),
  );
  expect(await answer.json()).toEqual({ message: inWords, file_stored: false });
  await expectStoredWithoutFile('empty@lamps.example', 'An empty file was sent');
});
