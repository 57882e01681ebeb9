import { index, type RouteConfig, route } from '@react-router/dev/routes';

/** Every address of the product on one screen. */
export default [
  index('site/home/home.tsx'),

  route('robots.txt', 'system/robots.ts'),
  route('sitemap.xml', 'system/sitemap-index.ts'),
  route('sitemaps/:file', 'system/sitemap.ts'),
  route('dev/ui', 'dev/ui-page.tsx'),
  route('*', 'system/not-found.tsx'),
] satisfies RouteConfig;
