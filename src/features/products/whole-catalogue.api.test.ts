import { expect, test } from 'vitest';
import { createProduct } from '#tests/factories/product.ts';
import { withSite } from '#tests/server.ts';
import { productListAnswer } from './products.schema.ts';

const site = withSite();
const read = async () => productListAnswer.parse(await (await site.get('/api/products')).json());

test('the whole catalogue is collected once, so that nobody can keep the process busy with it', async () => {
  await read();
  const start = process.cpuUsage();
  for (let round = 0; round < 15; round += 1) await (await site.get('/api/products')).text();
  const { user, system } = process.cpuUsage(start);
  // In microseconds; collecting it takes more than 40,000.
  expect((user + system) / 15).toBeLessThan(25_000);
});

test('a new product is in it at once', async () => {
  await read();
  await createProduct({ name: 'Lamp of tomorrow' });
  expect((await read()).products.map(({ name }) => name)).toContain('Lamp of tomorrow');
});
