import { z } from 'zod';
import type { CleanTexts } from '#core/content/clean-texts.server.ts';
import { required, seoColumns, seoFields, slug, translations } from '#core/content/content-fields.ts';
import type { ContentFiles } from '#core/content/content-files.server.ts';
import { distinctBy } from '#core/content/repeats.ts';
import { pages } from '#db/schema/pages.ts';
import type { Sync } from '#db/sync-rows.server.ts';
import { cleanTranslated } from './home-sections.content.server.ts';

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

export async function readPages(content: ContentFiles, clean: CleanTexts) {
  const entries = (await content.yaml(file, schema)) ?? [];
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
}

export async function importPages(sync: Sync, rows: Awaited<ReturnType<typeof readPages>>) {
  await sync.rows(pages, ['slug'], rows);
}
