import { expect, test } from 'vitest';
import { readEnv } from '#core/env.ts';
import { listDoors } from '#server/list-doors.ts';
import * as step from '#tests/account-steps.ts';
import { enterDesk } from '#tests/desk-steps.ts';
import { withSite } from '#tests/server.ts';

const site = withSite();

const doors = listDoors(readEnv());
/** The calls of a door: `POST /schedule`. */
const namesOf = (prefix: string) =>
  doors
    .filter((door) => door.prefix === prefix)
    .flatMap(({ calls }) => calls.flatMap((table) => Object.keys(table)))
    .toSorted();
const described = (paths: Record<string, object>) =>
  Object.entries(paths)
    .flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`))
    .toSorted();

test('every call is described in the document and on the page', async () => {
  const answer = await site.get('/api/openapi.json');
  expect(answer.status).toBe(200);
  const { paths } = await answer.json();
  expect(Object.keys(paths)).toEqual(expect.arrayContaining(['/partner-with-us', '/sendnewsletter', '/schedule']));
  expect(described(paths)).toEqual(namesOf('/api'));
  const page = await (await site.get('/api/docs')).text();
  for (const path of Object.keys(paths)) expect(page).toContain(path);
});

test('every call of the desk is described, for staff alone who have signed in with a second factor', async () => {
  const path = '/api/desk/openapi.json';
  const { token } = await step.registerClient(site);
  for (const headers of [{}, step.bearer(token)]) expect((await site.get(path, { headers })).status).toBe(401);
  const newcomer = await (await enterDesk(site, ['owner'], { factor: null })).get('/openapi.json');
  expect([newcomer.status, (await newcomer.json()).needs]).toEqual([403, 'second-factor']);
  const answer = await (await enterDesk(site, ['sales'])).get('/openapi.json');
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
  const { openapi, servers, paths } = await answer.json();
  expect([openapi, servers]).toEqual(['3.1.0', [{ url: '/api/desk' }]]);
  const documented = described(paths);
  expect(documented).toEqual(namesOf('/api/desk'));
  const { responses } = paths['/clients/{id}/hold'].post;
  expect(Object.keys(responses)).toEqual(['200', '401', '403', '404', '409', '422']);
  expect((await site.get(path)).status).toBe(401);
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
