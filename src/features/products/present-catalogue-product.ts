import type { z } from '@hono/zod-openapi';
import type { PageView } from '#features/pages/pages.server.ts';
import type { CatalogueProduct } from './catalogue-product.ts';
import type { productListAnswer } from './products.schema.ts';

type Answer = z.infer<typeof productListAnswer>;

/** The settings of the list page in the words of the call. */
export function presentPage(page: PageView | null): Answer['page'] {
  const name = page?.name ?? 'Products';
  return {
    name,
    seo_title: page?.seo.title ?? name,
    seo_description: page?.seo.description ?? '',
    seo_keywords: page?.seo.keywords ?? '',
  };
}

export function presentCatalogueProduct({
  id,
  name,
  slug,
  categories,
  services,
}: CatalogueProduct): Answer['products'][number] {
  return {
    id,
    name,
    slug,
    categories: categories.map((category) => ({ name: category.name })),
    services: services.map((service) => ({ name: service.name })),
  };
}
