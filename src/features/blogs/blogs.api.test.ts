import { beforeAll, expect, test } from 'vitest';
import { todayInIndia } from '#core/time/dates.ts';
import { createBlog } from '#tests/factories/blog.ts';
import { emptyContent } from '#tests/factories/empty-content.ts';
import { createHomeSection } from '#tests/factories/home.ts';
import { withSite } from '#tests/server.ts';

const site = withSite();
const hindi = { 'current-locale': 'hi' };

beforeAll(async () => {
  await emptyContent();
  await createHomeSection({ slug: 'blogs' });
  await createBlog({ name: 'Older', date: '2024-05-01' });
  await createBlog({ name: 'Newer', category: 'News', date: todayInIndia(), translations: { hi: { name: 'नया' } } });
  await createBlog({ name: 'Of tomorrow', date: '2999-01-01' });
  await createBlog({ name: 'Unfinished', status: 'draft' });
});

test('the home page shows the newest blogs, but no drafts and no blogs with a future date', async () => {
  const { blogs } = await (await site.get('/api/home-blog')).json();
  expect(blogs.map(({ name }: { name: string }) => name)).toEqual(['Newer', 'Older']);
  expect(blogs[0]).toEqual({
    name: 'Newer',
    slug: 'newer',
    content: '<p>In a dark room.</p>',
    image_url: '/plates/newer.svg',
    image_alt: null,
    blog_category: { slug: 'news' },
  });
});

test('a blog is found by its words, and its title is in the language of the caller', async () => {
  const names = async (query: string, headers?: Record<string, string>) =>
    (await (await site.post('/api/search', { query }, headers)).json()).blogs.map(({ name }: { name: string }) => name);
  expect(await names('newer')).toEqual(['Newer']);
  expect(await names('newer', hindi)).toEqual(['नया']);
  expect(await names('unfinished')).toEqual([]);
});
