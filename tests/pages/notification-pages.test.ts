import { parseAtomFeed, parseRssFeed } from 'feedsmith';
import { extractText, getDocumentProxy, getMeta } from 'unpdf';
import { beforeAll, describe, expect, test } from 'vitest';
import { emptyContent } from '#tests/factories/empty-content.ts';
import { createNotification } from '#tests/factories/notification.ts';
import { createProduct } from '#tests/factories/product.ts';
import { withSite } from '#tests/server.ts';

const site = withSite();
const htmlOf = async (path: string) => {
  const answer = await site.get(path);
  return { status: answer.status, html: await answer.text() };
};
/** The names of the notifications in the order of the list. */
const namesIn = (html: string) => [...html.matchAll(/class="ledger-name">([^<]*)</g)].map(([, name]) => name);

const hostile = 'Order on “lamps” & <b>wires</b>';

beforeAll(async () => {
  await emptyContent();
  const { id } = await createProduct({ name: 'Zorbit lamp' });
  for (let day = 1; day <= 16; day += 1) {
    const date = `2024-03-${String(day).padStart(2, '0')}`;
    await createNotification({ name: `Lamp order ${day}`, category: 'Lamps', date });
  }
  await createNotification({
    name: hostile,
    slug: 'hostile',
    category: 'Wires',
    date: '2025-05-05',
    effectiveDate: '2999-01-01',
    kind: 'New order',
    technicalName: 'S.O. 77(E)',
    referenceNumber: 'S.O. 77(E)',
    summary: 'Wires & lamps need a mark.',
    content: '<p>Wires &amp; lamps need a mark.</p>',
    laterSlug: 'second-wire-order',
    state: 'replaced',
    translations: { hi: { name: 'तारों का आदेश' } },
    products: [id],
  });
  await createNotification({ name: 'Second wire order', category: 'Wires', date: '2025-06-06' });
});

describe('the list', () => {
  test('shows 15 notifications a page, newest first, and its categories after all of them', async () => {
    const { html } = await htmlOf('/notifications');
    expect(namesIn(html)).toHaveLength(15);
    expect(namesIn(html)[0]).toBe('Second wire order');
    expect(html).toContain('05-05-2025');
    expect([...html.matchAll(/aria-current="page"[^>]*>([^<]*)</g)].map(([, label]) => label)).toContain(
      'All Notifications',
    );
    expect(namesIn((await htmlOf('/notifications?page=2')).html)).toEqual([
      'Lamp order 3',
      'Lamp order 2',
      'Lamp order 1',
    ]);
  });

  test('has a page for each category, which a search stays in and a page beyond the last leads back from', async () => {
    expect(namesIn((await htmlOf('/notifications/wires')).html)).toEqual(['Second wire order', expect.any(String)]);
    expect(namesIn((await htmlOf('/notifications/lamps?q=order+16')).html)).toEqual(['Lamp order 16']);
    expect((await htmlOf('/notifications/lamps?q=order+16')).html).toContain('href="/notifications/wires?q=order+16"');
    expect((await site.get('/notifications/wires?page=9')).status).toBe(302);
  });

  test.each([
    ['S.O. 77(E)', 1],
    ['wires 77', 1],
    ['100%', 0],
    ["'; drop table notifications; --", 0],
  ])('a search for %s finds %i', async (q, count) => {
    const { status, html } = await htmlOf(`/notifications?q=${encodeURIComponent(q)}`);
    expect([status, namesIn(html).length]).toEqual([200, count]);
    if (count === 0) expect(html).toContain('No notification matches');
  });

  test('an unknown category is not found', async () => {
    expect((await htmlOf('/notifications/nothing')).status).toBe(404);
  });
});

describe('a notification', () => {
  test('shows its facts, its text, its file, its products and the one that followed', async () => {
    const { html } = await htmlOf('/notifications/wires/hostile');
    for (const part of ['S.O. 77(E)', '05-05-2025', 'Replaced', '<p>Wires &amp; lamps need a mark.</p>']) {
      expect(html).toContain(part);
    }
    expect(html.split('</head>')[1]).not.toContain('<b>wires</b>');
    expect(html).toMatch(/href="\/notifications\/wires\/hostile\/note\.pdf"[^>]*download="hostile\.pdf"/);
    expect(html).toContain('href="/products/zorbit-lamp"');
    expect(html).toContain('href="/notifications/wires/second-wire-order"');
    expect((await htmlOf('/hi/notifications/wires/hostile')).html).toContain('तारों का आदेश');
  });

  test('without products it says so', async () => {
    const { html } = await htmlOf('/notifications/wires/second-wire-order');
    expect(html).toContain('No products available.');
    expect(html).not.toContain('Technical Name');
  });

  test.each(['/notifications/lamps/hostile', '/notifications/wires/nothing', '/notifications/wires/nothing/note.pdf'])(
    'there is no %s',
    async (path) => {
      expect((await site.get(path)).status).toBe(404);
    },
  );

  test('its note is one page of PDF with a title and its text', async () => {
    const answer = await site.get('/notifications/wires/hostile/note.pdf');
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('content-disposition')).toBe('inline; filename="hostile.pdf"');
    const pdf = await getDocumentProxy(new Uint8Array(await answer.arrayBuffer()));
    expect((await getMeta(pdf)).info).toMatchObject({ Title: hostile });
    expect(pdf.numPages).toBe(1);
    const { text } = await extractText(pdf, { mergePages: true });
    for (const part of [hostile, 'S.O. 77(E)', '5 May 2025', 'Zorbit lamp', 'Second wire order']) {
      expect(text.replace(/\s+/g, ' ')).toContain(part);
    }
  });

  test('is found by the search of the site, with the number of all matches', async () => {
    const answer = await site.post('/api/search', { query: 'lamp order' });
    const { more, totals } = await answer.json();
    expect(totals.notification).toBe(17);
    const group = more.find(({ kind }: { kind: string }) => kind === 'notification');
    expect(group.items[0]).toMatchObject({ url: expect.stringMatching(/^\/notifications\/lamps\/lamp-order-/) });
    expect((await htmlOf('/search?q=lamp+order')).html).toContain('id="found-notification"');
  });
});

describe('the feeds', () => {
  test('list the newest notifications of all categories or of one, for readers of RSS and of Atom', async () => {
    const rss = await site.get('/notifications/feeds/all.rss');
    expect(rss.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
    const { items } = parseRssFeed(await rss.text());
    expect(items).toHaveLength(18);
    expect(items?.[1]).toMatchObject({
      title: hostile,
      link: 'https://kasauti.example/notifications/wires/hostile',
      description: 'Wires &amp; lamps need a mark.',
      pubDate: 'Mon, 05 May 2025 06:30:00 GMT',
      categories: [{ name: 'Wires' }],
    });
    const atom = parseAtomFeed(await (await site.get('/notifications/feeds/wires.atom')).text());
    expect(atom).toMatchObject({ title: { value: 'Notifications: Wires' } });
    expect(atom.entries?.map(({ id }) => id)).toEqual([
      'https://kasauti.example/notifications/wires/second-wire-order',
      'https://kasauti.example/notifications/wires/hostile',
    ]);
    const hindi = parseRssFeed(await (await site.get('/hi/notifications/feeds/wires.rss')).text());
    expect(hindi).toMatchObject({ language: 'hi', items: [{}, { title: 'तारों का आदेश' }] });
  });

  test('are named in the head of the list and linked on it', async () => {
    const { html } = await htmlOf('/notifications/wires');
    for (const file of ['all.rss', 'all.atom', 'wires.rss', 'wires.atom']) {
      expect(html).toMatch(
        new RegExp(
          `<link rel="alternate" type="[^"]*" title="[^"]*" href="https://kasauti.example/notifications/feeds/${file}"`,
        ),
      );
    }
    expect(html).toMatch(/<a href="\/notifications\/feeds\/wires\.rss"/);
  });

  test.each(['nothing.rss', 'all.xml', 'all', '..%2Fall.rss'])('there is no feed %s', async (file) => {
    expect((await site.get(`/notifications/feeds/${file}`)).status).toBe(404);
  });
});
