import { beforeAll, expect, test } from 'vitest';
import { emptyContent } from '#tests/factories/empty-content.ts';
import { createProduct } from '#tests/factories/product.ts';
import { inForce } from '#tests/factories/requirement.ts';
import { withSite } from '#tests/server.ts';

const site = withSite();
const certification = async (slug: string) => {
  const html = await (await site.get(`/products/${slug}`)).text();
  return html.slice(html.indexOf('id="certification"'), html.indexOf('No description available.'));
};
const count = (html: string, words: string) => html.split(words).length - 1;

beforeAll(async () => {
  await emptyContent();
  const toys = { orderName: 'Toys Order', orderReference: 'S.O. 853(E)', group: 'Non-electric toys' };
  const since = { implementationDate: '2021-01-01' };
  await createProduct({
    name: 'Toy',
    requirements: ['Part 1', 'Part 2', 'Part 3', 'Part 4'].map((listedAs) => inForce({ ...toys, ...since, listedAs })),
  });
  await createProduct({
    name: 'Mixed toy',
    requirements: [
      inForce({ ...toys, listedAs: 'Part 1' }),
      inForce({ ...toys, listedAs: 'Part 2', group: 'Electric toys' }),
    ],
  });
});

test('what all entries of a list have in common is said once', async () => {
  const html = await certification('toy');
  expect(['S.O. 853(E)', 'Non-electric toys', '1 January 2021'].map((words) => count(html, words))).toEqual([1, 1, 1]);
  expect(['Part 1', 'Part 2', 'Part 3', 'Part 4'].map((words) => count(html, words))).toEqual([1, 1, 1, 1]);
});

test('what differs is said of each entry', async () => {
  const html = await certification('mixed-toy');
  expect(['S.O. 853(E)', 'Non-electric toys', 'Electric toys'].map((words) => count(html, words))).toEqual([1, 1, 1]);
});
