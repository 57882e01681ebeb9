import { createRoute, z } from '@hono/zod-openapi';
import { NotFoundError } from '#core/errors.ts';
import { createApi } from '#core/http/api.server.ts';
import { json } from '#core/http/json-shapes.ts';
import { findPage } from '#features/pages/pages.server.ts';
import { findProduct } from './find-product.server.ts';
import { listEveryProduct } from './list-products.server.ts';
import { presentCatalogueProduct, presentPage } from './present-catalogue-product.ts';
import { presentProduct } from './present-product.ts';
import { notFoundAnswer, productAnswer, productListAnswer } from './products.schema.ts';

const list = createRoute({
  method: 'get',
  path: '/products',
  summary: 'Every product with its categories and the services that it needs',
  responses: {
    200: json(productListAnswer, 'Page settings and products'),
  },
});

const detail = createRoute({
  method: 'get',
  path: '/products/{slug}',
  summary: 'One product: texts, categories, required services, notifications',
  request: { params: z.object({ slug: z.string().max(200) }) },
  responses: {
    200: json(productAnswer, 'The product'),
    404: json(notFoundAnswer, 'No such product'),
  },
});

export const productsApi = createApi();

productsApi.openapi(list, async (c) => {
  const language = c.get('language');
  const [page, products] = await Promise.all([findPage('products', language), listEveryProduct(language)]);
  return c.json({ page: presentPage(page), products: products.map(presentCatalogueProduct) }, 200);
});

productsApi.openapi(detail, async (c) => {
  const { slug } = c.req.valid('param');
  const product = await findProduct(slug, c.get('language'));
  if (!product) throw new NotFoundError(`product ${slug}`);
  return c.json(presentProduct(product), 200);
});
