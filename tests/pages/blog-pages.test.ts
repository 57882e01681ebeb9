import { parseAtomFeed, parseRssFeed } from 'feedsmith';
import { beforeAll, expect, test } from 'vitest';
import { createBlog } from '#tests/factories/blog.ts';
import { emptyContent } from '#tests/factories/empty-content.ts';
import { withSite } from '#tests/server.ts';

const site = withSite();
const text = async (path: string) => (await site.get(path)).text();
/** The addresses of the posts that a page of the list shows, in its order. */
const postsOn = async (path: string) => [
  ...new Set([...(await text(path)).matchAll(/href="\/blogs\/[a-z]+\/([a-z0-9-]+)"/g)].map(([, slug]) => slug)),
];

beforeAll(async () => {
  await emptyContent();
  for (let day = 1; day <= 11; day += 1) {
    await createBlog({ name: `Zorbit ${day}`, date: `2024-05-${String(day).padStart(2, '0')}` });
  }
  await createBlog({
    name: 'Glimmer',
    category: 'News',
    date: '2024-01-01',
    content: '<h2>First part</h2><p>A quixotic lamp.</p>',
    summary: 'A summary of two & more words.',
    sources: [{ name: 'Gazette of Zorbia, S.O. 1(E)' }],
    faqs: [{ question: 'How bright?', answer: '<p>Very.</p>' }],
  });
  await createBlog({ name: 'To come', date: '2999-01-01' });
});

test('the list shows nine posts a page, newest first, and a page that does not exist leads to the last', async () => {
  expect(await postsOn('/blogs')).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3].map((day) => `zorbit-${day}`));
  expect(await postsOn('/blogs?page=2')).toEqual(['zorbit-2', 'zorbit-1', 'glimmer']);
  const beyond = await site.get('/blogs?page=7');
  expect([beyond.status, beyond.headers.get('location')]).toEqual([302, '/blogs?page=2']);
});

test('a category shows its posts, a search those with every word, and an unknown category is not found', async () => {
  expect(await postsOn('/blogs/news')).toEqual(['glimmer']);
  expect(await postsOn('/blogs?q=quixotic+LAMP')).toEqual(['glimmer']);
  expect(await postsOn('/blogs?q=bright')).toEqual(['glimmer']);
  expect(await postsOn('/blogs/guides?q=quixotic')).toEqual([]);
  expect(await postsOn('/blogs?q=%25')).toEqual(await postsOn('/blogs'));
  expect((await site.get('/blogs/nothing')).status).toBe(404);
  expect((await site.get('/blogs/news/to-come')).status).toBe(404);
});

test('a post shows its anchors, its sources and what it tells search engines', async () => {
  const html = await text('/blogs/news/glimmer');
  expect(html).toContain('<h2 id="c-first-part">');
  expect(html).toContain('href="#c-first-part"');
  expect(html).toContain('Gazette of Zorbia, S.O. 1(E)');
  const described = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json = '']) =>
    JSON.parse(json),
  );
  expect(described.find((entity) => entity['@type'] === 'BlogPosting')).toMatchObject({
    headline: 'Glimmer',
    description: 'A summary of two & more words.',
    datePublished: '2024-01-01',
    url: 'https://kasauti.example/blogs/news/glimmer',
    commentCount: 0,
  });
  expect(described.find((entity) => entity['@type'] === 'FAQPage')).toMatchObject({
    mainEntity: [{ name: 'How bright?' }],
  });
});

test('the sitemap and the feeds list what visitors see', async () => {
  const sitemap = await text('/sitemaps/en/blogs-1.xml');
  expect(sitemap).toContain('<loc>https://kasauti.example/blogs/news/glimmer</loc>');
  expect(sitemap).toContain('<loc>https://kasauti.example/blogs/news</loc>');
  expect(sitemap).not.toContain('to-come');
  const rss = parseRssFeed(await text('/blogs/feeds/all.rss'));
  expect(rss.items).toHaveLength(12);
  expect(rss.items?.[0]).toMatchObject({ title: 'Zorbit 11', link: 'https://kasauti.example/blogs/guides/zorbit-11' });
  const atom = parseAtomFeed(await text('/hi/blogs/feeds/news.atom'));
  expect(atom.entries).toMatchObject([{ links: [{ href: 'https://kasauti.example/hi/blogs/news/glimmer' }] }]);
  for (const missing of ['nothing.rss', 'all.xml', 'all']) {
    const answer = await site.get(`/hi/blogs/feeds/${missing}`);
    expect(answer.status).toBe(404);
    expect(await answer.text(), 'a page that leads home').toContain('<a href="/hi">');
  }
});

test('a post of which a part cannot be shown is a fault, and nobody is shown a page without it', async () => {
  const broken = await createBlog({ name: 'Half a post', date: '2024-06-01', sources: [null as never] });
  for (const visit of ['first', 'kept']) {
    const answer = await site.get(`/blogs/guides/${broken.slug}`);
    expect([visit, answer.status]).toEqual([visit, 500]);
  }
});
