import { index, type RouteConfig, route } from '@react-router/dev/routes';

/** Every address of the product on one screen. */
export default [
  index('site/home/home.tsx'),
  route('products', 'site/products/products.tsx'),
  route('products/:slug', 'site/products/product.tsx'),
  route('standards', 'site/standards/standards.tsx'),
  route('standards/:slug', 'site/standards/standard.tsx'),
  route('*', 'system/not-found.tsx'),
] satisfies RouteConfig;
