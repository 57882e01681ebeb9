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

test('the document and its page are made once, so that nobody can keep the process busy with them', async () => {
  const read = async () => {
    for (const path of ['/api/openapi.json', '/api/docs']) await (await site.get(path)).text();
  };
  await read();
  const rounds: number[] = [];
  for (let round = 0; round < 20; round += 1) {
    const start = process.cpuUsage();
    await read();
    const { user, system } = process.cpuUsage(start);
    rounds.push(user + system);
  }
  // In microseconds; making both takes more than 30,000. The best round, because the process does other work beside it.
  expect(Math.min(...rounds)).toBeLessThan(15_000);
});
