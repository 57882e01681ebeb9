import { beforeAll, describe, expect, test } from 'vitest';
import { findFamilies } from '#features/families/find-families.server.ts';
import { createOrder } from '#tests/factories/order.ts';
import { createProduct, createProducts } from '#tests/factories/product.ts';
import { inForce } from '#tests/factories/requirement.ts';
import { withSite } from '#tests/server.ts';

const site = withSite();
const read = async (query: string, prefix = '') => {
  const answer = await site.get(`${prefix}/search${query}`);
  return { status: answer.status, html: await answer.text() };
};

beforeAll(() =>
  createProducts([
    { name: 'Zorbit lamp', requirements: [inForce({ standards: ['IS 98765 (Part 3):2025'] })] },
    { name: 'Zorbit kettle' },
  ]),
);

describe('/search', () => {
  test('frames definitions to choose by that nobody has translated, and only these', async () => {
    const { families } = await findFamilies('router', 'de');
    const { html } = await read('?q=router', '/de');
    expect(families.length).toBeGreaterThan(1);
    const [, framed = ''] = html.split('class="untranslated-line"');
    for (const { definition } of families.slice(0, 2))
      expect(framed).toContain(`<bdi lang="en" dir="ltr">${definition}</bdi>`);
    for (const [prefix, query] of [
      ['', '?q=router'],
      ['/hi', '?q=router'],
    ] as const)
      expect((await read(query, prefix)).html.split('<main')[1]).not.toContain('untranslated-frame');
  });

  test('lists the results, keeps the text in the box and stays out of search engines', async () => {
    const { status, html } = await read('?q=IS+98765');
    expect(status).toBe(200);
    expect(html).toMatch(/<title>[^<]*IS 98765/);
    expect(html).toMatch(/<meta name="robots" content="noindex"/);
    expect(html).toMatch(/<input[^>]*name="q"[^>]*value="IS 98765"/);
    expect(html).toContain('href="/standards/is-98765-part-3-2025"');
    expect(html).toContain('href="/products/zorbit-lamp"');
  });

  test('repeats no sign of its link that turns the direction of text', async () => {
    for (const page of ['/search', '/products', '/orders']) {
      const html = await (await site.get(`${page}?q=%E2%80%AElamp%E2%81%A6`)).text();
      expect(html).toContain('value="lamp"');
      expect(html).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
    }
  });

  test('opens with the sheet of the product that is meant, and gives each product found its state', async () => {
    const { html } = await read('?q=zorbit+LAMP');
    const sheet = /<article.*?<\/article>/s.exec(html)?.[0] ?? '';
    expect(sheet).toContain('href="/products/zorbit-lamp"');
    expect(sheet).toContain('Compulsory');
    expect(/id="found-products".*?<\/section>/s.exec(html)?.[0]).toContain('In force');
    expect((await read('?q=zorbit')).html).not.toContain('<article');
  });

  test('answers the home page with that sheet, or with nothing when several products are meant', async () => {
    const answer = await (await site.get('/search/answer?q=zorbit+lamp')).json();
    expect(answer).toMatchObject({ product: { slug: 'zorbit-lamp' } });
    expect(await (await site.get('/search/answer?q=zorbit')).json()).toBeNull();
    expect(await (await site.get('/search/answer?q=')).json()).toBeNull();
  });

  test('gives the sheet of a product with a slip in its name, but not of one that only mentions the words', async () => {
    await createProduct({ name: 'Glimmer ladle', description: '<p>Used on a quibbleday.</p>' });
    expect((await read('?q=glimer+ladel')).html).toMatch(/<article.*href="\/products\/glimmer-ladle"/s);
    for (const query of ['quibbleday', 'glimanex']) {
      const { html } = await read(`?q=${query}`);
      expect(html).toContain('href="/products/glimmer-ladle"');
      expect(html).not.toContain('<article');
    }
  });

  test('shows no sheet for a word that a name only uses to say what kind of goods it means', async () => {
    const requirements = [inForce({ listedAs: 'Grobel reader or quennox terminal' })];
    await createProduct({ name: 'Till of shops', requirements });
    for (const query of ['quennox', 'grobel']) {
      const { html } = await read(`?q=${query}`);
      expect(html).toContain('href="/products/till-of-shops"');
      expect(html).not.toContain('<article');
    }
    expect((await read('?q=quennox+terminals')).html).toMatch(/<article.*href="\/products\/till-of-shops"/s);
  });

  test.each([
    ['payment', '/payment'],
    ['kyc', '/kyc'],
    ['bank details', '/kyc'],
    ['logo', '/logo'],
  ])('finds the page of our own that %s names', async (query, address) => {
    const { html } = await read(`?q=${encodeURIComponent(query)}`);
    expect(html).toMatch(new RegExp(`id="found-page".*?href="${address}".*?</section>`, 's'));
    expect(html).not.toContain('<article');
  });

  test('finds the pages of the site by their names, in each language', async () => {
    expect((await read('?q=holiday')).html).toMatch(/id="found-page".*?href="\/holiday-list".*?<\/section>/s);
    const hindi = await read(`?q=${encodeURIComponent('अवकाश')}`, '/hi');
    expect(hindi.html).toMatch(/id="found-page".*?href="\/hi\/holiday-list".*?<\/section>/s);
    expect((await read('?q=founder')).html).not.toContain('href="/founder-voice"');
  });

  test('answers the number of an order with the order, before the products under it and without the sheet of one', async () => {
    const row = { list: 'bis_isi', listKey: '961' };
    await createProduct({ name: 'Zorbit yarn', requirements: [inForce({ ...row, orderReference: 'S.O. 9134(E)' })] });
    await createOrder({ number: 'S.O. 9134(E)', title: 'Yarn (Quality Control) Order' });
    const { html } = await read('?q=S.O.+9134(E)');
    expect(html).toContain('href="/products/zorbit-yarn"');
    expect(html.indexOf('id="found-order"')).toBeLessThan(html.indexOf('id="found-products"'));
    expect(html).not.toContain('<article');
  });

  test('links to addresses in its own language', async () => {
    expect((await read('?q=IS+98765', '/hi')).html).toContain('href="/hi/standards/is-98765-part-3-2025"');
  });

  test.each([
    ['', /<h1/],
    ['?q=is', /name="q"[^>]*value="is"/],
    ['?q=qqxzvw', /href="\/services\/[a-z]/],
    ['?q=%00%00%00abc', /<h1/],
    ['?q=%ED%A0%80', /<h1/],
    [`?q=${'x'.repeat(6_000)}`, /<h1/],
    ['?q=%3Cscript%3Ealert(1)%3C/script%3E', /<bdi[^>]*>&lt;script&gt;alert\(1\)&lt;\/script&gt;<\/bdi>/],
  ])('has a whole page for %s', async (query, part) => {
    const { status, html } = await read(query);
    expect(status).toBe(200);
    expect(html).toMatch(part);
  });
});

describe('the older addresses of the knowledge base', () => {
  test.each([
    ['/knowledgebase', '/knowledge-base'],
    ['/knowledgebase/bis', '/knowledge-base/bis'],
    ['/knowledgebase/bis/what-is-bis', '/knowledge-base/bis#what-is-bis'],
    ['/hi/knowledgebase/bis/what-is-bis', '/hi/knowledge-base/bis#what-is-bis'],
  ])('%s leads to %s for good', async (old, address) => {
    const answer = await site.get(old);
    expect(answer.status).toBe(301);
    expect(answer.headers.get('location')).toBe(address);
  });
});

describe('a search for goods', () => {
  test('opens with the family that it names, and with every approval of its rows', async () => {
    const { html } = await read('?q=wireles+earbuds+from+china');
    const sheet = /<article.*?<\/article>/s.exec(html)?.[0] ?? '';
    expect(sheet).toContain('Wireless headphone or earbuds');
    for (const approval of ['CRS', 'ETA', 'EPR for e-waste', 'EPR for batteries']) expect(sheet).toContain(approval);
  });

  test('takes what the words say of the product for facts, and says so', async () => {
    const { html } = await read('?q=electric+kettle+1500+w+imported+from+china');
    const sheet = /<article.*?<\/article>/s.exec(html)?.[0] ?? '';
    expect(sheet).toContain('href="/approval-finder/electric-kettle"');
    expect(sheet).toContain('1500 w');
    expect(sheet).toContain('from china');
  });

  test('asks where a word has several meanings', async () => {
    const { html } = await read('?q=notebook');
    expect(html).toContain('Notebook computer, exercise book, or printed book?');
    expect(html).not.toContain('<article');
    expect(await (await site.get('/search/answer?q=notebook')).json()).toMatchObject({ family: { sheet: null } });
  });

  test.each([
    ['सीमेंट', '/hi', 'सीमेंट'],
    ['cement 50 kg bag', '', 'Cement'],
  ])('finds %s', async (query, prefix, name) => {
    const { html } = await read(`?q=${encodeURIComponent(query)}`, prefix);
    expect(/<article.*?<\/h2>/s.exec(html)?.[0]).toContain(name);
  });

  test.each([
    ['zh-Hans', '玩具'],
    ['ja', '玩具'],
    ['ko', '완구'],
  ])('finds families in %s by a word of two characters, and nothing by one', async (language, word) => {
    const found = async (query: string) => {
      const { html } = await read(`?q=${encodeURIComponent(query)}`, `/${language}`);
      return [...html.matchAll(/<a data-result=[^>]*\/approval-finder\/[^>]*>([^<]*)/g)];
    };
    expect((await found(word)).filter(([, name]) => name?.includes(word))).not.toEqual([]);
    expect(await found(word.slice(0, 1))).toEqual([]);
  });

  test.each(['x'.repeat(200), 'лаmp सीmент', '85-16 (LED) 6,0;', '8516 8516 8516', '= 1 + 1'])(
    'has a whole page for %s',
    async (query) => expect((await read(`?q=${encodeURIComponent(query)}`)).status).toBe(200),
  );
});
