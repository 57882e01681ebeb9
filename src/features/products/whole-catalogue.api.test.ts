import pg from 'pg';
import { expect, test, vi } from 'vitest';
import { createProduct } from '#tests/factories/product.ts';
import { withSite } from '#tests/server.ts';
import { productListAnswer } from './products.schema.ts';

const site = withSite();
const read = async () => productListAnswer.parse(await (await site.get('/api/products')).json());

test('the whole catalogue is collected once, so that nobody can keep the process busy with it', async () => {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  const statementsOfRead = async () => {
    query.mockClear();
    await read();
    return query.mock.calls
      .map(([sent]) => JSON.stringify(sent))
      .filter((sent) => sent.includes('from \\"products\\"'));
  };
  expect(await statementsOfRead()).not.toEqual([]);
  expect(await statementsOfRead()).toEqual([]);
  query.mockRestore();
});

test('a new product is in it at once', async () => {
  await read();
  await createProduct({ name: 'Lamp of tomorrow' });
  expect((await read()).products.map(({ name }) => name)).toContain('Lamp of tomorrow');
});
