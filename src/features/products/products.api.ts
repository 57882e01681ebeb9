import { createRoute, z } from '@hono/zod-openapi';
import { createApi } from '#core/api.server.ts';
import { findPageSettings } from './find-page-settings.server.ts';
import { getProduct } from './get-product.server.ts';
import { listProducts } from './list-products.server.ts';
import { presentProduct } from './present-product.ts';
import { notFoundAnswer, productAnswer, productListAnswer } from './products.schema.ts';

const list = createRoute({
  method: 'get',
  path: '/products',
  summary: 'Every product with its categories and the services that it needs',
  responses: {
    200: { description: 'Page settings and products', content: { 'application/json': { schema: productListAnswer } } },
  },
});

const detail = createRoute({
  method: 'get',
  path: '/products/{slug}',
  summary: 'One product: texts, categories, required services, notifications',
  request: { params: z.object({ slug: z.string().max(200) }) },
  responses: {
    200: { description: 'The product', content: { 'application/json': { schema: productAnswer } } },
    404: { description: 'No such product', content: { 'application/json': { schema: notFoundAnswer } } },
  },
});

export function productsApi() {
  const api = createApi();

  api.openapi(list, async (c) => {
    const language = c.get('language');
    const [page, products] = await Promise.all([findPageSettings('products', language), listProducts(language)]);
    return c.json(
      {
        page: {
          name: page?.name ?? 'Products',
          seo_title: page?.seo.title ?? page?.name ?? 'Products',
          seo_description: page?.seo.description ?? '',
          seo_keywords: page?.seo.keywords ?? '',
        },
        products: products.map(({ id, name, slug, categories, services }) => ({
          id,
          name,
          slug,
          categories: categories.map((category) => ({ name: category.name })),
          services: services.map((service) => ({ name: service.name })),
        })),
      },
      200,
    );
  });

  api.openapi(detail, async (c) => {
    const product = await getProduct(c.req.valid('param').slug, c.get('language'));
    return c.json(presentProduct(product), 200);
  });

  return api;
}
