import { expect, test } from 'vitest';
import { withSite } from '#tests/server.ts';

const site = withSite();

test.each([
  ['/SERVICES', '/services'],
  ['/services/', '/services'],
  ['/%73ervices', '/services'],
  ['/Products/?page=2&utm_source=x', '/products?page=2&utm_source=x'],
  ['/en', '/'],
  ['/en/Services/', '/services'],
  ['/HI/services', '/hi/services'],
])('%s leads to %s', async (path, location) => {
  const answer = await site.get(path);
  expect(answer.status).toBe(301);
  expect(answer.headers.get('location')).toBe(location);
});

test('the redirect to the chosen language comes after the one to the canonical spelling', async () => {
  const answer = await site.get('/SERVICES', { headers: { cookie: 'locale=hi' } });
  expect(answer.headers.get('location')).toBe('/services');
  const next = await site.get('/services', { headers: { cookie: 'locale=hi' } });
  expect([next.status, next.headers.get('location')]).toEqual([302, '/hi/services']);
});

test('calls and files are not redirected to another spelling', async () => {
  expect((await site.get('/api/SERVICES')).status).toBe(404);
  expect((await site.get('/assets/NOTHING.js')).status).toBe(404);
});

test('the data of a page is the same in every spelling', async () => {
  const [one, other] = await Promise.all(['/services.data', '/SERVICES.data'].map((path) => site.get(path)));
  expect(other?.status).toBe(200);
  expect(await other?.text()).toBe(await one?.text());
});
