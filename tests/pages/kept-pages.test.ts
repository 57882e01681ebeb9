import { expect, test } from 'vitest';
import { withSite } from '#tests/server.ts';
import { pages } from '../../e2e/pages.ts';

const site = withSite();
const { rules } = site.pages;
const files = ['/products/led-lamp/summary.pdf', '/approval-finder/laptop/summary.pdf', '/search/answer'];

test('no page is kept for a value that no link of ours has', { timeout: 120_000 }, async () => {
  const paths = new Set([...pages, ...files].map((address) => new URL(address, 'http://here').pathname));
  const asked: string[] = [];
  const kept: string[] = [];
  for (const path of paths) {
    const { parameters, uncached } = rules.find(path);
    for (const name of parameters.filter((parameter) => parameter !== '_routes' && !uncached.has(parameter))) {
      const address = `${path}?${name}=zz-nowhere`;
      await site.get(address);
      asked.push(address);
      if (site.cache.findFresh(address)) kept.push(address);
    }
  }
  expect(asked.length).toBeGreaterThan(20);
  expect(kept).toEqual([]);
});
