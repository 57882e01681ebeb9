import { createRoute, z } from '@hono/zod-openapi';
import { createApi } from '#core/api.server.ts';
import { NotFoundError } from '#core/errors.ts';
import { findPageSettings } from './find-page-settings.server.ts';
import { findProduct } from './find-product.server.ts';
import { listProducts } from './list-products.server.ts';
import { presentListedProduct, presentPage } from './present-listed-product.ts';
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

export const productsApi = createApi();

productsApi.openapi(list, async (c) => {
  const language = c.get('language');
  const [page, products] = await Promise.all([findPageSettings('products', language), listProducts(language)]);
  return c.json({ page: presentPage(page), products: products.map(presentListedProduct) }, 200);
});

productsApi.openapi(detail, async (c) => {
  const { slug } = c.req.valid('param');
  const product = await findProduct(slug, c.get('language'));
  if (!product) throw new NotFoundError(`product ${slug}`);
  return c.json(presentProduct(product), 200);
});
