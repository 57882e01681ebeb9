import { beforeAll, describe, expect, test } from 'vitest';
import { createBlog } from '#tests/factories/blog.ts';
import { emptyContent } from '#tests/factories/empty-content.ts';
import { createProduct } from '#tests/factories/product.ts';
import { createQuestion } from '#tests/factories/question.ts';
import { inForce } from '#tests/factories/requirement.ts';
import { createService } from '#tests/factories/service.ts';
import { withSite } from '#tests/server.ts';
import { type SearchResults, searchAnswer } from './search.schema.ts';

const site = withSite();
const post = (body: unknown) => site.post('/api/search', body);
const nothing = { products: [], services: [], blogs: [], knowledge_base: [], standards: [] };

async function search(query: string, headers?: Record<string, string>): Promise<SearchResults> {
  const answer = await site.post('/api/search', { query }, headers);
  expect(answer.status).toBe(200);
  return answer.json();
}

beforeAll(async () => {
  await emptyContent();
  const { id: serviceId } = await createService({
    name: 'Lamp mark',
    category: 'Marks',
    translations: { hi: { name: 'दीपक लाइसेंस' } },
  });
  await createProduct({ name: 'Monitor', requirements: [inForce({ serviceId, standards: ['IS 616:2017'] })] });
  await createBlog({ name: 'Lamp mark in ten steps', category: 'Guides' });
  await createQuestion({ question: 'Who needs the lamp mark?', category: 'Basics' });
});

describe('what is found', () => {
  test('has exactly the documented fields', async () => {
    const found = await search('IS 616');
    expect(searchAnswer.strict().safeParse(found).success).toBe(true);
    const [product] = found.products;
    expect(Object.keys(product ?? {})).toEqual(['id', 'name', 'slug', 'services']);
    expect(product?.services).toEqual([
      {
        service_id: expect.any(Number),
        service_name: 'Lamp mark',
        service_slug: 'lamp-mark',
        service_category_slug: 'marks',
        states: ['in-force'],
      },
    ]);
    expect(Object.keys(found.standards[0] ?? {})).toEqual([
      'id',
      'name',
      'slug',
      'title',
      'product',
      'service',
      'state',
    ]);
    expect(found.standards[0]?.state).toBe('in-force');
  });

  test('includes services, blogs and questions with their categories', async () => {
    const { services, blogs, knowledge_base } = await search('lamp mark');
    const id = expect.any(Number);
    expect(services).toEqual([{ id, name: 'Lamp mark', slug: 'lamp-mark', service_category: { slug: 'marks' } }]);
    const name = 'Lamp mark in ten steps';
    expect(blogs).toEqual([{ id, name, slug: 'lamp-mark-in-ten-steps', blog_category: { slug: 'guides' } }]);
    const question = 'Who needs the lamp mark?';
    const category = { slug: 'basics' };
    expect(knowledge_base).toEqual([{ id, name: question, question, slug: 'who-needs-the-lamp-mark', category }]);
  });

  test.each(['IS 616', 'is-616', 'IS616', '616'])('is the standard by %s, with its products', async (query) => {
    const { standards, products } = await search(query);
    expect(standards.map(({ name }) => name)).toEqual(['IS 616:2017']);
    expect(products.map(({ name }) => name)).toEqual(['Monitor']);
  });

  test('is found in spite of a typing error', async () => {
    expect((await search('moniter')).products.map(({ name }) => name)).toEqual(['Monitor']);
  });

  test('includes a service by its Hindi name, in the language of the call', async () => {
    const names = async (headers?: Record<string, string>) =>
      (await search('लाइसेंस', headers)).services.map(({ name }) => name);
    expect(await names()).toEqual(['Lamp mark']);
    expect(await names({ 'current-locale': 'hi' })).toEqual(['दीपक लाइसेंस']);
  });

  test.each(['qqxzvw jjkkqx', '', 'is', '  is  ', '%', '%%%', '\0\0\0', '\ud800\ud800\ud800'])(
    'is nothing for %j',
    async (query) => {
      expect(await search(query)).toEqual(nothing);
    },
  );
});

test('an answer says how many entries match, besides the best of them', async () => {
  for (let number = 1; number <= 11; number += 1) await createProduct({ name: `Quizzical kettle model ${number}` });
  const found = await search('quizzical kettle');
  expect(found.products).toHaveLength(8);
  expect(found.totals).toEqual({ product: 11 });
});

describe('a body that is refused', () => {
  test.each([[{}], [{ query: null }], [{ query: 616 }], [{ query: ['616'] }]])('%j', async (body) => {
    const answer = await post(body);
    expect(answer.status).toBe(422);
    expect(await answer.json()).toEqual({
      message: 'The query field is required.',
      errors: { query: ['The query field is required.'] },
    });
  });

  test('a query of 10,000 characters is refused with the limit', async () => {
    const answer = await post({ query: 'x'.repeat(10_000) });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({
      errors: { query: ['The query field must not be greater than 1000 characters.'] },
    });
  });
});
