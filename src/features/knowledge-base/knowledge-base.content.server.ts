import { z } from 'zod';
import { cleanTranslated } from '#core/content/clean-texts.server.ts';
import { required, seoColumns, seoFields, slug, translations } from '#core/content/content-fields.ts';
import { distinctBy } from '#core/content/repeats.ts';
import { defineContent } from '#db/content/content-source.server.ts';
import { knowledgeBaseCategories, knowledgeBaseEntries } from '#db/schema/knowledge-base.ts';

const file = 'knowledge-base.yaml';
const schema = z
  .array(
    z.strictObject({
      slug: slug.refine((text) => text !== 'find', "'find' is the address of the search"),
      name: required,
      description: required.optional(),
      is_featured: z.boolean().default(false),
      ...seoFields,
      translations,
      entries: z
        .array(
          z.strictObject({ slug, question: required, answer: required, source: required.optional(), translations }),
        )
        .superRefine(distinctBy((entry) => entry.slug)),
    }),
  )
  .superRefine(distinctBy((category) => category.slug));

export const knowledgeBaseContent = defineContent({
  async read({ files, clean }) {
    const categories = (await files.yaml(file, schema)) ?? [];
    return Promise.all(
      categories.map(async (category) => ({
        ...category,
        entries: await Promise.all(
          category.entries.map(async (entry) => ({
            ...entry,
            source: entry.source ?? null,
            answer: await clean.html(file, 1, entry.answer),
            translations: await cleanTranslated(entry.translations, 'answer', file, clean),
          })),
        ),
      })),
    );
  },
  async write({ sync }, categories) {
    const rows = categories.map((category, position) => ({
      slug: category.slug,
      name: category.name,
      description: category.description ?? null,
      isFeatured: category.is_featured,
      position,
      translations: category.translations,
      ...seoColumns(category),
    }));
    const ids = await sync.rows(knowledgeBaseCategories, ['slug'], rows);
    const entries = categories.flatMap((category) =>
      category.entries.map((entry, position) => ({ ...entry, position, categoryId: ids.get(category.slug) ?? 0 })),
    );
    await sync.rows(knowledgeBaseEntries, ['categoryId', 'slug'], entries);
  },
});
