import { describe, expect, test } from 'vitest';
import { addProduct } from '#tests/catalogue.ts';
import { withSite } from '#tests/server.ts';

const site = withSite();
const post = (body: unknown) => site.post('/api/search', body);

describe('POST /search', () => {
  test.each([[{}], [{ query: null }], [{ query: 616 }], [{ query: ['616'] }]])('refuses %j', async (body) => {
    const answer = await post(body);
    expect(answer.status).toBe(422);
    expect(await answer.json()).toEqual({
      message: 'The query field is required.',
      errors: { query: ['The query field is required.'] },
    });
  });

  test('refuses a query of 10,000 characters with its limit', async () => {
    const answer = await post({ query: 'x'.repeat(10_000) });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({
      errors: { query: ['The query field must not be greater than 1000 characters.'] },
    });
  });

  test.each(['', 'is', '  is  ', '%%%', '\0\0\0', '\ud800\ud800\ud800'])(
    'answers empty groups to %j',
    async (query) => {
      const answer = await post({ query });
      expect(answer.status).toBe(200);
      expect(await answer.json()).toEqual({ products: [], services: [], blogs: [], knowledge_base: [], standards: [] });
    },
  );

  test('says how many entries match, beside the best of them', async () => {
    for (let number = 1; number <= 11; number++) await addProduct({ name: `Quizzical kettle model ${number}` });
    const answer = await (await post({ query: 'quizzical kettle' })).json();
    expect(answer.products).toHaveLength(8);
    expect(answer.totals).toEqual({ product: 11 });
  });
});
