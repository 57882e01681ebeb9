import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, test } from 'vitest';
import routes from '#app/routes.ts';
import { blogCategoryRecord } from '#features/blogs/blog-category.record.ts';
import { reservedSlugs } from '#features/finder/families/family-faults.ts';
import { notificationCategoryRecord } from '#features/notifications/notification.record.ts';

const paths = pathsOf(routes);

function pathsOf(entries: readonly RouteConfigEntry[]): string[] {
  return entries.flatMap(({ path, children = [] }) => [...(path ? [path] : []), ...pathsOf(children)]);
}

/** Words that could be a slug and are the address of another page: `feeds` of `blogs/feeds/:file`. */
function fixedWords(prefix: string): string[] {
  const words = paths.flatMap((path) => {
    const [first, word = ''] = path.split('/');
    return first === prefix && /^[a-z0-9-]+$/.test(word) ? [word] : [];
  });
  return [...new Set(words)].sort();
}

test('of what has a slug, only these stand beside pages with fixed names', () => {
  const withSlugs = new Set(paths.flatMap((path) => /^([a-z-]+)\/:/.exec(path)?.[1] ?? []));
  const beside = [...withSlugs].filter((prefix) => fixedWords(prefix).length > 0).sort();
  // The slug of an order is its number and year, and feeds are of kinds that nobody adds at the desk.
  expect(beside).toEqual(['approval-finder', 'blogs', 'feeds', 'notifications', 'orders']);
});

test('no family has the address of another page of the finder', () => {
  expect([...reservedSlugs]).toEqual(expect.arrayContaining(fixedWords('approval-finder')));
});

test.each([
  ['blogs', blogCategoryRecord],
  ['notifications', notificationCategoryRecord],
])('no category of %s has the address of another page, and the desk says so at the field', (prefix, { document }) => {
  for (const slug of fixedWords(prefix)) {
    const read = document.safeParse({ slug, name: 'Named like a page' });
    expect([slug, read.error?.issues.map(({ path }) => path)]).toEqual([slug, [['slug']]]);
  }
  expect(document.safeParse({ slug: 'news', name: 'News' }).success).toBe(true);
});
