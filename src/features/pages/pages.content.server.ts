import { z } from 'zod';
import { cleanTranslated } from '#core/content/clean-translated.ts';
import { required, seoColumns, seoFields, slug, translations } from '#core/content/content-fields.ts';
import { distinctBy } from '#core/content/repeats.ts';
import { defineContent } from '#db/content-source.server.ts';
import { pages } from '#db/schema/pages.ts';

const file = 'pages.yaml';
const schema = z
  .array(
    z.strictObject({
      slug,
      name: required,
      title: required.optional(),
      tag_line: required.optional(),
      content: required.optional(),
      ...seoFields,
      translations,
    }),
  )
  .superRefine(distinctBy((page) => page.slug));

export const pagesContent = defineContent({
  async read({ files, clean }) {
    const entries = (await files.yaml(file, schema)) ?? [];
    return Promise.all(
      entries.map(async (entry) => ({
        slug: entry.slug,
        name: entry.name,
        title: entry.title ?? null,
        tagLine: entry.tag_line ?? null,
        content: entry.content ? await clean.html(file, 1, entry.content) : null,
        translations: await cleanTranslated(entry.translations, 'content', file, clean),
        ...seoColumns(entry),
      })),
    );
  },
  async write({ sync }, rows) {
    await sync.rows(pages, ['slug'], rows);
  },
});
