import { describe, expect, test } from 'vitest';
import { type SearchResults, searchAnswer } from '#features/search/search.schema.ts';
import { withSite } from './server.ts';

const site = withSite();

async function search(query: string, headers?: Record<string, string>): Promise<SearchResults> {
  const answer = await site.post('/api/search', { query }, headers);
  expect(answer.status).toBe(200);
  return answer.json();
}

describe('POST /api/search', () => {
  test('answers exactly the documented fields', async () => {
    const found = await search('IS 616');
    expect(searchAnswer.strict().safeParse(found).success).toBe(true);
    const [product] = found.products;
    expect(Object.keys(product ?? {})).toEqual(['id', 'name', 'slug', 'services']);
    expect(Object.keys(product?.services[0] ?? {})).toEqual([
      'service_id',
      'service_name',
      'service_slug',
      'service_category_slug',
    ]);
    const [standard] = found.standards;
    expect(Object.keys(standard ?? {})).toEqual(['id', 'name', 'slug', 'title', 'product', 'service']);
    const [service] = (await search('ISI mark')).services;
    expect(service).toEqual({
      id: expect.any(Number),
      name: expect.any(String),
      slug: expect.any(String),
      service_category: { slug: expect.any(String) },
    });
  });

  test('answers blogs and questions with their categories', async () => {
    const { knowledge_base, blogs } = await search('registration');
    expect(knowledge_base[0]).toEqual({
      id: expect.any(Number),
      name: knowledge_base[0]?.question,
      question: expect.any(String),
      slug: expect.any(String),
      category: { slug: expect.any(String) },
    });
    expect(blogs[0]).toMatchObject({ blog_category: { slug: expect.any(String) } });
  });

  test.each(['IS 616', 'is-616', 'IS616', '616'])('finds the standard by %s, with its products', async (query) => {
    const { standards, products } = await search(query);
    expect(standards[0]?.name).toBe('IS 616:2017');
    expect(products.length).toBeGreaterThan(0);
  });

  test('forgives a slip of the finger', async () => {
    expect((await search('moniter')).products[0]?.name).toMatch(/monitor/i);
  });

  test('finds a service by its Hindi name, and names it in the language of the call', async () => {
    const inEnglish = await search('लाइसेंस');
    expect(inEnglish.services.map(({ slug }) => slug)).toContain('bis-isi-mark');
    const inHindi = await search('लाइसेंस', { 'current-locale': 'hi' });
    expect(inHindi.services.find(({ slug }) => slug === 'bis-isi-mark')?.name).toMatch(/लाइसेंस/);
  });

  test.each([['qqxzvw jjkkqx'], ['%'], ['%%%'], ['\0\0\0'], ['\ud800\ud800\ud800'], ['is']])(
    'has nothing for %j',
    async (query) => {
      expect(await search(query)).toEqual({ products: [], services: [], blogs: [], knowledge_base: [], standards: [] });
    },
  );

  test('refuses 10,000 characters with a sentence', async () => {
    const answer = await site.post('/api/search', { query: 'x'.repeat(10_000) });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ errors: { query: [expect.stringContaining('1000 characters')] } });
  });
});

describe('/search', () => {
  const read = async (query: string, prefix = '') => {
    const answer = await site.get(`${prefix}/search${query}`);
    return { status: answer.status, html: await answer.text() };
  };

  test('lists what was found, keeps the text and stays out of search engines', async () => {
    const { status, html } = await read('?q=IS+616');
    expect(status).toBe(200);
    expect(html).toMatch(/<title>[^<]*IS 616/);
    expect(html).toMatch(/<meta name="robots" content="noindex"/);
    expect(html).toMatch(/<input[^>]*name="q"[^>]*value="IS 616"/);
    expect(html).toContain('href="/standards/is-616-2017"');
    expect(html).toMatch(/href="\/products\/[a-z]/);
  });

  test('leads to addresses of its own language', async () => {
    expect((await read('?q=IS+616', '/hi')).html).toContain('href="/hi/standards/is-616-2017"');
  });

  test.each([
    ['', /<h1/],
    ['?q=is', /name="q"[^>]*value="is"/],
    ['?q=qqxzvw', /href="\/services\/bis"/],
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
