import { connect } from 'node:net';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { findFreePort } from '#db/embedded/cluster-address.server.ts';
import { cloneDatabase } from '#tests/cluster.ts';
import { formPosts, multipart } from '#tests/lead-steps.ts';
import { headersOf, startMailServer } from '#tests/mail-server.ts';
import { addRequestedService } from './add-requested-service.ts';
import { filesIn, makeFolder, type Running, startServer, stopServer } from './run-server.ts';

let folder: string;
let remove: () => Promise<void>;
let settings: Record<string, string>;
let server: Running;
let mails: Awaited<ReturnType<typeof startMailServer>>;
let log = '';

beforeAll(async () => {
  ({ folder, remove } = await makeFolder());
  const port = await findFreePort();
  settings = {
    DATABASE_URL: await cloneDatabase(inject('adminUrl'), inject('template'), `t_forms_${process.pid}`),
    DATA_DIR: folder,
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    LOG_LEVEL: 'debug',
    // The rate limits are not the subject of this test.
    RATE_LIMIT_SCALE: '100',
  };
  await addRequestedService(settings.DATABASE_URL ?? '');
  server = await startServer(settings);
});
afterAll(async () => {
  const ended = await stopServer(server);
  await mails?.stop();
  await remove();
  expect(ended).toMatchObject({ code: 0, errors: '' });
});

const post = ({ path, body }: { path: string; body: unknown }, headers: Record<string, string> = {}) =>
  fetch(server.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

async function mailTo(address: string, words: RegExp) {
  const find = () => mails.received.filter(({ recipients, raw }) => recipients.includes(address) && words.test(raw));
  await expect.poll(() => find().length, { timeout: 30_000 }).toBeGreaterThan(0);
  return find();
}

async function codeTo(address: string): Promise<string> {
  const [mail] = await mailTo(address, /one-time password|\b\d{6}\b/i);
  const { text } = await PostalMime.parse(mail?.raw ?? '');
  return /^\s*(\d{6})\s*$/m.exec(text ?? '')?.[1] ?? '';
}

test('if the server is killed before the mails of a form have been sent, each is sent once after the next start', async () => {
  const email = 'killed@lamps.example';
  expect((await post(formPosts.brochure(email))).status).toBe(200);
  expect((await post(formPosts.partner(email))).status).toBe(200);
  server.process.kill('SIGKILL');
  log += (await server.ended).out;
  mails = await startMailServer({ port: Number(new URL(settings.SMTP_URL ?? '').port) });
  server = await startServer(settings);

  const otp = await codeTo(email);
  await mailTo('hello@kasauti.example', /Partner application/);
  await mailTo('hello@kasauti.example', /Brochure request/);
  const ids = mails.received.map((mail) => headersOf(mail).get('message-id'));
  expect([ids.length, new Set(ids).size]).toEqual([3, 3]);
  const answer = await post({ path: '/api/verify-otp', body: { email, otp } }, { 'sec-fetch-site': 'same-origin' });
  expect(answer.status).toBe(200);
  const [cookie] = answer.headers.getSetCookie();
  expect(cookie).toMatch(/^__Host-session=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Strict$/);
  const { token } = (await answer.json()) as { token: string };
  for (const secret of [otp, token, /=([\w-]{43});/.exec(cookie ?? '')?.[1] ?? ''])
    expect(server.output()).not.toContain(secret);
});

test('a link never contains the host that the caller claims', async () => {
  const email = 'killed@lamps.example';
  const body = JSON.stringify({ email });
  const lines = [
    'POST /api/client/forgot-password HTTP/1.1',
    'Host: evil.example',
    'X-Forwarded-Host: evil.example',
    'Forwarded: host=evil.example',
    'Origin: https://evil.example',
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ];
  await new Promise<void>((resolve) => {
    const socket = connect(server.port, '127.0.0.1', () => socket.write(`${lines.join('\r\n')}\r\n\r\n${body}`));
    socket.on('close', () => resolve()).resume();
  });
  const [mail] = await mailTo(email, /password-reset\//);
  const { text, html } = await PostalMime.parse(mail?.raw ?? '');
  expect(text).toMatch(/https:\/\/kasauti\.example\/password-reset\/[\w-]{43}/);
  expect(`${text}${html}`).not.toContain('evil.example');
});

test('a name that contains headers reaches one recipient, as a name', async () => {
  const email = 'lines@lamps.example';
  const name = 'Asha\r\nBcc: b@evil.example\r\n\r\nX';
  const { path, body } = formPosts.partner(email);
  expect((await post({ path, body: { ...body, name, organization: name } })).status).toBe(200);
  const [notice] = await mailTo('hello@kasauti.example', /lines@lamps\.example/);
  if (!notice) return;
  expect(notice.recipients).toEqual(['hello@kasauti.example']);
  expect([...headersOf(notice).keys()]).not.toContain('bcc');
  expect(headersOf(notice).get('reply-to')).toBe(email);
});

test('an upload cut off at any of 80 places leaves no file and no lead, and the server continues', async () => {
  const before = await filesIn(folder);
  const fields = { name: 'Asha', email: 'cut@lamps.example', country_code: '+91', description: 'Which approval?' };
  const request = new Request(
    'http://x/',
    multipart(fields, { name: 'list.pdf', text: `%PDF-${'x'.repeat(300_000)}` }),
  );
  const body = Buffer.from(await request.arrayBuffer());
  const head = `POST /api/sendnewsletter HTTP/1.1\r\nHost: x\r\nContent-Type: ${request.headers.get('content-type')}\r\n`;
  const cut = (at: number, isReset: boolean) =>
    new Promise<void>((resolve) => {
      const socket = connect(server.port, '127.0.0.1', () => {
        socket.write(`${head}Content-Length: ${body.length}\r\n\r\n`);
        socket.write(body.subarray(0, at), () => (isReset ? socket.resetAndDestroy() : socket.end()));
      });
      socket
        .on('error', () => {})
        .on('close', () => resolve())
        .resume();
    });
  for (let part = 0; part < 80; part += 8) {
    const places = Array.from({ length: 8 }, (_, index) => Math.floor((body.length * (part + index)) / 80));
    await Promise.all(places.map((at, index) => cut(at, index % 2 === 0)));
  }
  const added = async () => (await filesIn(folder)).filter((file) => !before.includes(file));
  await expect.poll(added, { timeout: 10_000 }).toEqual([]);
  const whole = await fetch(`${server.url}/api/sendnewsletter`, {
    method: 'POST',
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
    body,
  });
  expect(whole.status).toBe(200);
  await expect.poll(added).toHaveLength(1);
  await mailTo('hello@kasauti.example', /cut@lamps\.example/);
});

test('every answer tells browsers to stay on https', async () => {
  for (const path of [
    '/services',
    '/services',
    '/nowhere',
    '/api/services',
    '/api/nowhere',
    '/healthz',
    '/seals/x.svg',
  ]) {
    expect((await fetch(server.url + path)).headers.get('strict-transport-security')).toMatch(/^max-age=31536000/);
  }
});

test('the log says what happened, but nothing that anybody sent', async () => {
  const secret = 'mango-tram-62-lantern';
  const email = 'logged.visitor@lamps.example';
  await post(formPosts.register(email));
  await post(formPosts.login(email));
  await fetch(`${server.url}/api/password-reset/${'s'.repeat(43)}`);
  await fetch(`${server.url}/password-reset/${'s'.repeat(43)}`);
  await fetch(`${server.url}/api/calls/${'s'.repeat(43)}`);
  await fetch(`${server.url}/api/check-token`, { headers: { authorization: `Bearer ${'s'.repeat(43)}` } });
  const otp = await codeTo(email);
  await expect.poll(() => server.output()).toMatch(/"path":"\/api\/calls\/…"/);
  const all = log + server.output();
  for (const line of all.trim().split('\n')) expect(JSON.parse(line)).toMatchObject({ level: expect.any(Number) });
  const answered = all.split('\n').filter((line) => line.includes('"answered"'));
  expect(answered.length).toBeGreaterThan(50);
  for (const line of answered) expect(JSON.parse(line).id).toMatch(/^[\w-]{8,64}$/);
  expect(all).not.toMatch(/lamps\.example|evil\.example|Raghunathan|98450|Which approval|s{43}/i);
  expect(all).not.toContain(secret);
  expect(otp).toMatch(/^\d{6}$/);
  expect(all).not.toContain(otp);
});

test('an uncaught error is logged and ends the process with exit code 1', async () => {
  const code = "process.on('SIGUSR2', () => { throw new Error('boom') })";
  const broken = await startServer({
    ...settings,
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(code)}`,
  });
  broken.process.kill('SIGUSR2');
  const { code: status, out, errors } = await broken.ended;
  expect([status, errors]).toEqual([1, '']);
  expect(out).toMatch(/"err":\{"type":"Error","message":"boom".*"uncaught error"/);
});
