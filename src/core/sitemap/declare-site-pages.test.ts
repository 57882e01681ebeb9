import { expect, test } from 'vitest';
import { declareSitePages, listSitemapEntries, listSitemaps } from './declare-site-pages.server.ts';
import { fixedPages, type SitemapSource } from './site-pages.ts';

const many = (name: string, total: number): SitemapSource => ({
  file: 'things',
  count: async () => total,
  list: async (limit, offset) =>
    Array.from({ length: Math.min(limit, total - offset) }, (_, index) => ({
      path: `/${name}/${offset + index}`,
      changedAt: null,
    })),
});

test('sources that share a file fill its pages in turn', async () => {
  declareSitePages([
    { sitemap: [fixedPages('/a'), many('first', 4_999)] },
    { sitemap: [many('second', 5_003), fixedPages('/b')] },
  ]);
  expect(await listSitemaps()).toEqual([
    { file: 'pages', page: 1 },
    { file: 'things', page: 1 },
    { file: 'things', page: 2 },
    { file: 'things', page: 3 },
  ]);
  const paths = async (page: number) => (await listSitemapEntries('things', page)).map(({ path }) => path);
  expect((await paths(1)).slice(-2)).toEqual(['/first/4998', '/second/0']);
  const second = await paths(2);
  expect([second.length, second[0], second.at(-1)]).toEqual([5_000, '/second/1', '/second/5000']);
  expect(await paths(3)).toEqual(['/second/5001', '/second/5002']);
  expect(await paths(4)).toEqual([]);
  expect((await listSitemapEntries('pages', 1)).map(({ path }) => path)).toEqual(['/a', '/b']);
  expect(await listSitemapEntries('nothing', 1)).toEqual([]);
});
