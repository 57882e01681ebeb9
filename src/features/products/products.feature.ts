import { products } from '#db/schema/products.ts';
import { sitemapOfTable } from '#db/sitemap-of-table.server.ts';
import type { Feature } from '#features/feature.ts';
import { sitePages } from '#features/pages/site-pages.server.ts';
import { productCategoryKind } from './categories/product-category.record.server.ts';
import { checkCategories } from './desk/check-categories.server.ts';
import { productKind } from './product.record.server.ts';
import { productsApi } from './products.api.ts';
import { productsSearch } from './products.search.server.ts';

export const productsFeature: Feature = {
  name: 'products',
  api: [productsApi],
  content: async () => [
    (await import('./categories/product-categories.content.server.ts')).productCategoriesContent,
    (await import('./products.content.server.ts')).productsContent,
    (await import('./placed-requirements.content.server.ts')).placedRequirementsContent,
    (await import('./order-entries.content.server.ts')).orderEntriesContent,
  ],
  records: [productCategoryKind, productKind],
  publicationChecks: [checkCategories],
  search: [productsSearch],
  pages: [
    sitePages({
      url: '/products',
      name: 'Products',
      position: 30,
      sitemap: [sitemapOfTable('products', products, '/products')],
    }),
  ],
};
