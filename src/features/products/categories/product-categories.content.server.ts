import { contentOf } from '#features/records/content-of.server.ts';
import type { FileDocument } from '#features/records/files/file-document.ts';
import { readProductCategories } from '../import/resolve-products.ts';
import { productCategoryKind } from './product-category.record.server.ts';

/** The categories that the rows of the lists are sorted into, by name; a name stands in the file with each row. */
export const productCategoriesContent = contentOf(productCategoryKind, {
  async documents({ files }) {
    const rows = await readProductCategories(files);
    const bySlug = new Map(rows.map((row) => [row.category_slug, row]));
    return [...bySlug.values()]
      .sort((a, b) => a.category_name.localeCompare(b.category_name, 'en'))
      .map(
        ({ file, line, category_slug: slug, category_name: name }): FileDocument => ({
          document: { slug, name },
          placeOf: ([field]) => ({ file, line: Number(line), name: field ? `category_${String(field)}` : '' }),
        }),
      );
  },
});
