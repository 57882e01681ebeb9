import { expect, test } from 'vitest';
import { withSite } from '#tests/server.ts';

const site = withSite();

test('llms.txt has the form of llmstxt.org, and every address in it answers', async () => {
  const answer = await site.get('/llms.txt', { headers: { 'accept-language': 'hi', cookie: 'locale=hi' } });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/plain; charset=UTF-8']);
  const text = await answer.text();
  expect(text).toMatch(/^# Kasauti\n\n> .+\n\n[^#]+\n\n## /);
  expect(text).toContain('find_family');
  const links = [...text.matchAll(/^- \[[^\]]+\]\(https:\/\/kasauti\.example(\/[^)]+)\): .+$/gm)].map(
    ([, path = '']) => path,
  );
  expect(links).toEqual(
    expect.arrayContaining(['/mcp', '/api/openapi.json', '/orders', '/open-data', '/approval-finder']),
  );
  expect(text.split('\n').filter((line) => line.startsWith('- '))).toHaveLength(links.length);
  for (const path of links) {
    // The files of open data are written by a job.
    if (/^\/open-data\/./.test(path)) continue;
    expect([path, (await site.get(path)).status]).toEqual([path, path === '/mcp' ? 405 : 200]);
  }
});
