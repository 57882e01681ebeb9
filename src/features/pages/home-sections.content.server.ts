import { z } from 'zod';
import { cleanTranslated } from '#core/content/clean-texts.server.ts';
import { required, seoColumns, seoFields, slug, translations } from '#core/content/content-fields.ts';
import { defineContent } from '#db/content/content-source.server.ts';
import { homeSections } from '#db/schema/home.ts';

const file = 'home.yaml';
const schema = z.strictObject({
  home: z.strictObject({ slug, ...seoFields, translations }),
  banner: z.strictObject({ slug, content: required, image_alt: required.optional(), translations }),
  sections: z.record(
    slug,
    z.strictObject({
      name: required,
      title: required.optional(),
      tag_line: required.optional(),
      content: required.optional(),
      image_alt: required.optional(),
      translations,
    }),
  ),
});

/** The home record, its banner and its sections. */
export const homeSectionsContent = defineContent({
  async read({ files, clean }) {
    const read = await files.yaml(file, schema);
    if (!read) return [];
    const { home, banner, sections } = read;
    const empty = { title: null, tagLine: null, content: null, imageAlt: null, ...seoColumns({}) };
    const rows = [
      { ...empty, slug: home.slug, name: 'Home', translations: home.translations, ...seoColumns(home) },
      {
        ...empty,
        slug: banner.slug,
        name: 'Banner',
        content: banner.content,
        imageAlt: banner.image_alt ?? null,
        translations: banner.translations,
      },
      ...Object.entries(sections).map(([key, section]) => ({
        ...empty,
        slug: key,
        name: section.name,
        title: section.title ?? null,
        tagLine: section.tag_line ?? null,
        content: section.content ?? null,
        imageAlt: section.image_alt ?? null,
        translations: section.translations,
      })),
    ];
    return Promise.all(
      rows.map(async (row) => ({
        ...row,
        content: row.content && (await clean.html(file, 1, row.content)),
        translations: await cleanTranslated(row.translations, 'content', file, clean),
      })),
    );
  },
  async write({ sync }, rows) {
    await sync.rows(homeSections, ['slug'], rows);
  },
});
