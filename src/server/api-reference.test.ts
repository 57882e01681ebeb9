import { expect, test } from 'vitest';
import { withSite } from '#tests/server.ts';

const site = withSite();

test('every call is described in the document and on the page', async () => {
  const answer = await site.get('/api/openapi.json');
  expect(answer.status).toBe(200);
  const { paths } = await answer.json();
  expect(Object.keys(paths)).toEqual(expect.arrayContaining(['/partner-with-us', '/sendnewsletter', '/schedule']));
  const page = await (await site.get('/api/docs')).text();
  for (const path of Object.keys(paths)) expect(page).toContain(path);
});
