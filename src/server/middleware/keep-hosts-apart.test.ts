import { expect, test } from 'vitest';
import { withSite } from '#tests/server.ts';

const site = withSite({ DESK_URL: 'https://desk.kasauti.example' });
const at = async (host: string, path: string) => (await site.get(path, { headers: { host } })).status;

test.each([
  ['/', 200, 404],
  ['/services', 200, 404],
  ['/api/services', 200, 404],
  ['/api/desk/me', 404, 401],
  ['/api/desk', 404, 404],
  ['/preview/x', 404, 404],
  ['/healthz', 200, 200],
])('%s answers %i at the public host and %i at the desk', async (path, atSite, atDesk) => {
  expect([await at('kasauti.example', path), await at('desk.kasauti.example', path)]).toEqual([atSite, atDesk]);
});

test('the desk knows where the pages of the site are', async () => {
  const shell = await site.get('/desk/law', { headers: { host: 'desk.kasauti.example' } });
  expect(await shell.text()).toMatch(/<html[^>]* data-site="https?:\/\/[^"]+"/);
});
