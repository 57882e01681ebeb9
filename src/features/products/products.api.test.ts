import { describe, expect, test } from 'vitest';
import { withSite } from '#tests/server.ts';
import { productAnswer, productListAnswer } from './products.schema.ts';

const site = withSite();

async function ask(path: string) {
  const answer = await site.get(`/api${path}`);
  return { status: answer.status, body: await answer.json() };
}

describe('GET /products', () => {
  test('answers the page and every product, field by field', async () => {
    const { status, body } = await ask('/products');
    expect(status).toBe(200);
    const { page, products } = productListAnswer.strict().parse(body);
    expect(page.name).toBe('Products');
    expect(products.length).toBeGreaterThan(1_000);
    expect(products.find(({ slug }) => slug === 'laptop')).toMatchObject({
      name: 'Laptop',
      services: expect.arrayContaining([{ name: 'BIS CRS Registration' }]),
    });
  });
});

describe('GET /products/{slug}', () => {
  test('answers product, categories, services and notification', async () => {
    const { status, body } = await ask('/products/laptop');
    expect(status).toBe(200);
    expect(Object.keys(body)).toEqual(['product', 'categories', 'services', 'notification']);
    const { product, services } = productAnswer.strict().parse(body);
    expect(product.technical_name).toBe('Laptops and notebook computers');
    expect(product.image_url).toBe('/seals/laptop.svg');
    expect(product.product_faqs.length).toBeGreaterThan(0);
    expect(services[0]).toMatchObject({ slug: 'bis-crs-registration', service_category: { slug: 'bis' } });
  });
});
