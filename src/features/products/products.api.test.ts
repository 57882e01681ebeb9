import { beforeAll, describe, expect, test } from 'vitest';
import { emptyContent } from '#tests/factories/empty-content.ts';
import { createNotification } from '#tests/factories/notification.ts';
import { createProduct } from '#tests/factories/product.ts';
import { inForce } from '#tests/factories/requirement.ts';
import { createService } from '#tests/factories/service.ts';
import { withSite } from '#tests/server.ts';
import { productAnswer, productListAnswer } from './products.schema.ts';

const site = withSite();

async function read(path: string) {
  const answer = await site.get(`/api${path}`);
  return { status: answer.status, body: await answer.json() };
}

beforeAll(async () => {
  await emptyContent();
  const { id: serviceId } = await createService({ name: 'Lamp mark', category: 'Marks' });
  const lamp = await createProduct({
    name: 'Desk lamp',
    technicalName: 'Luminaires for desks',
    categories: ['Lighting'],
    requirements: [inForce({ serviceId })],
    faqs: [{ question: 'Is it bright?', answer: '<p>Yes.</p>' }],
  });
  await createProduct({ name: 'Kettle' });
  await createProduct({ name: 'Draft of a lamp', status: 'draft' });
  await createNotification({ name: 'Lamps order', category: 'Orders', products: [lamp.id] });
});

describe('GET /products', () => {
  test('returns the page and every published product, field by field', async () => {
    const { status, body } = await read('/products');
    expect(status).toBe(200);
    const { page, products } = productListAnswer.strict().parse(body);
    expect(page.name).toBe('Products');
    expect(products).toEqual([
      {
        id: expect.any(Number),
        name: 'Desk lamp',
        slug: 'desk-lamp',
        categories: [{ name: 'Lighting' }],
        services: [{ name: 'Lamp mark', states: ['in-force'] }],
      },
      { id: expect.any(Number), name: 'Kettle', slug: 'kettle', categories: [], services: [] },
    ]);
  });
});

describe('GET /products/{slug}', () => {
  test('returns the product, its categories, services and notifications', async () => {
    const { status, body } = await read('/products/desk-lamp');
    expect(status).toBe(200);
    expect(Object.keys(body)).toEqual(['product', 'categories', 'services', 'notification']);
    const { product, categories, services } = productAnswer.strict().parse(body);
    expect(product).toMatchObject({
      technical_name: 'Luminaires for desks',
      seo_title: 'Desk lamp: certification for India',
      image_url: '/seals/desk-lamp.svg',
      product_faqs: [{ question: 'Is it bright?', answer: '<p>Yes.</p>' }],
    });
    expect(categories).toEqual([{ name: 'Lighting' }]);
    expect(services).toEqual([
      {
        name: 'Lamp mark',
        slug: 'lamp-mark',
        image: '/seals/lamp-mark.svg',
        service_category: { slug: 'marks' },
        requirements: [
          {
            state: 'in-force',
            states: [],
            order: null,
            standards: [],
            accepted_standards: [],
            listed_as: null,
            listed_by: null,
          },
        ],
      },
    ]);
  });

  test.each(['nothing', 'draft-of-a-lamp'])('finds nothing at %s', async (slug) => {
    expect(await read(`/products/${slug}`)).toEqual({ status: 404, body: { message: 'Not found.' } });
  });
});
