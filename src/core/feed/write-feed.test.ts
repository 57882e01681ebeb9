import { parseAtomFeed, parseRssFeed } from 'feedsmith';
import { expect, test } from 'vitest';
import { type FeedText, writeFeed } from './write-feed.server.ts';

const hostile = 'Cables & <b>wires</b> ]]> "5 V"';
const text: FeedText = {
  title: 'Notifications & orders',
  description: 'Orders as they are <published>',
  language: 'en',
  publisher: 'Kasauti',
  pageUrl: 'https://kasauti.example/notifications?a=1&b=2',
  feedUrl: 'https://kasauti.example/notifications/feeds/all.rss?a=1&b=2',
  entries: [
    {
      title: `${hostile}\u0000\u000b`,
      url: 'https://kasauti.example/notifications/bis/cables?a=1&b=2',
      summary: hostile,
      published: new Date('2026-03-01T06:30:00Z'),
      changed: new Date('2026-03-05T06:30:00Z'),
      category: 'BIS & <others>',
    },
    {
      title: 'Older',
      url: 'https://kasauti.example/notifications/bis/older',
      summary: 'An older order.',
      published: new Date('2026-01-01T06:30:00Z'),
    },
  ],
};
const escaped = 'Cables &amp; &lt;b&gt;wires&lt;/b&gt; ]]&gt; &quot;5 V&quot;';

test('an RSS reader gets titles as plain text, summaries as HTML, and addresses as they are', () => {
  const feed = parseRssFeed(writeFeed('rss', text));
  expect(feed).toMatchObject({ title: text.title, description: text.description, link: text.pageUrl, language: 'en' });
  expect(feed.atom?.links).toMatchObject([{ href: text.feedUrl, rel: 'self', type: 'application/rss+xml' }]);
  expect(feed.items).toMatchObject([
    {
      title: hostile,
      link: text.entries[0]?.url,
      guid: { value: text.entries[0]?.url },
      description: escaped,
      pubDate: 'Sun, 01 Mar 2026 06:30:00 GMT',
      categories: [{ name: 'BIS & <others>' }],
    },
    { title: 'Older' },
  ]);
});

test('an Atom reader gets the same entries, with the day of the last change', () => {
  const feed = parseAtomFeed(writeFeed('atom', text));
  expect(feed).toMatchObject({ id: text.feedUrl, updated: '2026-03-05T06:30:00.000Z', authors: [{ name: 'Kasauti' }] });
  expect(feed.links).toMatchObject([
    { rel: 'alternate', href: text.pageUrl },
    { rel: 'self', href: text.feedUrl },
  ]);
  expect(feed.entries).toMatchObject([
    {
      id: text.entries[0]?.url,
      title: { value: escaped },
      summary: { value: escaped },
      published: '2026-03-01T06:30:00.000Z',
      updated: '2026-03-05T06:30:00.000Z',
      categories: [{ term: 'BIS & <others>' }],
    },
    { updated: '2026-01-01T06:30:00.000Z' },
  ]);
});

test('a feed without entries is still a feed', () => {
  const empty = { ...text, entries: [] };
  expect(parseRssFeed(writeFeed('rss', empty)).title).toBe(text.title);
  expect(parseAtomFeed(writeFeed('atom', empty)).updated).toBe('1970-01-01T00:00:00.000Z');
});
