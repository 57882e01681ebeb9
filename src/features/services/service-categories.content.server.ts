import { z } from 'zod';
import { required, seoColumns, seoFields, slug, translations } from '#core/content/content-fields.ts';
import type { ContentFiles } from '#core/content/content-files.server.ts';
import { distinctBy } from '#core/content/repeats.ts';
import { serviceCategories } from '#db/schema/services.ts';
import type { Sync } from '#db/sync-rows.server.ts';

const schema = z
  .array(z.strictObject({ slug, name: required, description: required.optional(), ...seoFields, translations }))
  .superRefine(distinctBy((category) => category.slug));

export async function readServiceCategories(content: ContentFiles) {
  return (await content.yaml('service-categories.yaml', schema)) ?? [];
}

export function importServiceCategories(sync: Sync, entries: z.infer<typeof schema>) {
  const rows = entries.map((entry, position) => ({
    slug: entry.slug,
    name: entry.name,
    description: entry.description ?? null,
    position,
    translations: entry.translations,
    ...seoColumns(entry),
  }));
  return sync.rows(serviceCategories, ['slug'], rows);
}
