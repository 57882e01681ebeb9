import type { StateChoice } from '#features/requirements/requirement-state.schema.ts';
import type { LanguageCode } from '#locales/languages.ts';
import { countByCategory } from './count-products.server.ts';
import { listProductCategories } from './list-product-categories.server.ts';

type UsedCategory = { slug: string; name: string; productCount: number };

/** The categories that have products, sorted by name, with the number of products in that state on that day. */
export async function listUsedCategories(filter: {
  language: LanguageCode;
  state: StateChoice | null;
  today: string;
}): Promise<UsedCategory[]> {
  const [categories, counts] = await Promise.all([
    listProductCategories(filter.language),
    countByCategory(filter.today),
  ]);
  return categories.flatMap(({ slug, name }) => {
    const own = counts.get(slug);
    return own ? [{ slug, name, productCount: own[filter.state ?? 'any'] }] : [];
  });
}
