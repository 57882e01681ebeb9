import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

/** Every address of the product on one screen. */
export default [
  // Inside the frame (top bar, navigation, drawers, footer), which stays when a page fails.
  layout('shell/site-frame.tsx', [
    layout('shell/page-slot.tsx', [
      index('site/home/home.tsx'),
      route('search', 'site/search/search.tsx'),

      route('*', 'system/not-found.tsx'),
    ]),
  ]),

  route('services/:category?', 'site/services/services.tsx'),
  route('services/:category/:slug', 'site/services/service.tsx'),
  route('mandatory-products', 'site/mandatory-products/first-list.tsx'),
  route('mandatory-products/:category/:service?', 'site/mandatory-products/mandatory-products.tsx'),

  route('knowledgebase/:category?/:slug?', 'site/search/old-knowledge-base.ts'),

  route('robots.txt', 'system/robots.ts'),
  route('sitemap.xml', 'system/sitemap-index.ts'),
  route('sitemaps/:file', 'system/sitemap.ts'),
  route('dev/ui', 'dev/ui-page.tsx'),
] satisfies RouteConfig;
