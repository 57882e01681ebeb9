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
    image_url: '/ribbons/newer.svg',
    image_alt: null,
    blog_category: { slug: 'news' },
  });
});

test('GET /blogs lists the posts, newest first, with their categories and the texts of the page', async () => {
  const { page, blogs, categories } = await (await site.get('/api/blogs')).json();
  expect(page).toMatchObject({ name: expect.any(String), seo_title: expect.anything() });
  expect(blogs.map(({ name }: { name: string }) => name)).toEqual(['Newer', 'Older']);
  expect(blogs[1]).toMatchObject({
    slug: 'older',
    image_url: '/ribbons/older.svg',
    image_alt: 'Older',
    blog_category: { name: 'Guides', slug: 'guides' },
    content: '<p>In a dark room.</p>',
    date: '2024-05-01',
  });
  expect(categories.map(({ slug }: { slug: string }) => slug).sort()).toEqual(['guides', 'news']);
});

test('a post has its questions, its author and related posts, in the language of the caller', async () => {
  const post = await createBlog({
    name: 'Whole',
    date: '2024-06-01',
    authorName: 'The desk',
    authorDescription: 'Writes.',
    contentHeading: 'In short',
    faqs: [{ question: 'Why?', answer: '<p>Because.</p>', translations: { hi: { question: 'क्यों?' } } }],
  });
  const { blog, comments, relatedBlogQuery } = await (
    await site.get('/api/blogs/guides/whole', { headers: hindi })
  ).json();
  expect(blog).toMatchObject({
    id: post.id,
    content_heading: 'In short',
    faq: [{ question: 'क्यों?', answer: '<p>Because.</p>' }],
    author_name: 'The desk',
    icon: '/seals/author.svg',
    description: 'Writes.',
    seo_tags: false,
  });
  expect(comments).toEqual([]);
  // Its own category first.
  expect(relatedBlogQuery.map(({ slug }: { slug: string }) => slug)).toEqual(['older', 'newer']);
});

test.each(['guides/newer', 'news/nothing', 'nothing/newer', 'guides/of-tomorrow', 'guides/unfinished', 'NEWS/%00'])(
  'there is no post at %s',
  async (path) => {
    expect((await site.get(`/api/blogs/${path}`)).status).toBe(404);
  },
);

test('a blog is found by its words, and its title is in the language of the caller', async () => {
  const names = async (query: string, headers?: Record<string, string>) =>
    (await (await site.post('/api/search', { query }, headers)).json()).blogs.map(({ name }: { name: string }) => name);
  expect(await names('newer')).toEqual(['Newer']);
  expect(await names('newer', hindi)).toEqual(['नया']);
  expect(await names('unfinished')).toEqual([]);
});
