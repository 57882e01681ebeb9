import { expect, test } from 'vitest';
import { withSite } from '#tests/server.ts';

const local = { host: 'localhost:3000' };
const pages = ['/dev/ui', '/dev/outbox', '/dev/mails', '/_start/dev/ui', '/hi/dev/ui'];

const site = withSite({ DEV_PAGES: 'true', PUBLIC_URL: 'http://localhost:3000' });

const open = (path: string, from: string, headers: Record<string, string> = local) =>
  site.from(from)(path, { headers });

test.each(pages)('%s opens for a browser on this machine, and for it alone', async (path) => {
  for (const address of ['127.0.0.1', '::1', '::ffff:127.0.0.1']) expect((await open(path, address)).status).toBe(200);
  for (const host of ['127.0.0.1:3000', '[::1]:3000', 'LOCALHOST']) {
    expect((await open(path, '127.0.0.1', { host })).status).toBe(200);
  }
  // Even after it has been shown to somebody, because no cache may answer.
  for (const address of ['203.0.113.7', '10.0.0.2', '2001:db8::1']) {
    const answer = await open(path, address);
    expect(answer.status).toBe(path.startsWith('/_start') ? 200 : 404);
    expect(await answer.text()).not.toMatch(/Outbox|design system/i);
  }
});

test.each([
  { host: 'kasauti.example' },
  { host: 'localhost.evil.example' },
  { ...local, 'x-forwarded-for': '203.0.113.7' },
  { ...local, forwarded: 'for=203.0.113.7' },
  { ...local, 'x-real-ip': '203.0.113.7' },
  { ...local, 'x-forwarded-proto': 'https' },
  { ...local, via: '1.1 proxy' },
])('a connection on loopback with %j comes from elsewhere', async (headers) => {
  for (const path of ['/dev/ui', '/dev/outbox', '/dev/mails']) {
    expect((await open(path, '127.0.0.1', headers)).status, path).toBe(404);
  }
});
