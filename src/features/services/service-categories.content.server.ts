import { z } from 'zod';
import { required, seoColumns, seoFields, slug, translations } from '#core/content/content-fields.ts';
import { distinctBy } from '#core/content/repeats.ts';
import { defineContent } from '#db/content/content-source.server.ts';
import { serviceCategories } from '#db/schema/services.ts';

const schema = z
  .array(z.strictObject({ slug, name: required, description: required.optional(), ...seoFields, translations }))
  .superRefine(distinctBy((category) => category.slug));

/** Writes the categories; returns their ids by slug. */
export const serviceCategoriesContent = defineContent({
  async read({ files }) {
    return (await files.yaml('service-categories.yaml', schema)) ?? [];
  },
  write({ sync }, entries) {
    const rows = entries.map((entry, position) => ({
      slug: entry.slug,
      name: entry.name,
      description: entry.description ?? null,
      position,
      translations: entry.translations,
      ...seoColumns(entry),
    }));
    return sync.rows(serviceCategories, ['slug'], rows);
  },
});
