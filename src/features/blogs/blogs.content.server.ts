import { z } from 'zod';
import type { CleanTexts } from '#core/content/clean-texts.server.ts';
import { required, seoColumns, seoFields, slug, translations } from '#core/content/content-fields.ts';
import type { ContentFiles } from '#core/content/content-files.server.ts';
import { distinctBy } from '#core/content/repeats.ts';
import { defineContent } from '#db/content-source.server.ts';
import { blogCategories, blogs } from '#db/schema/blogs.ts';

const categorySchema = z
  .array(z.strictObject({ slug, name: required, ...seoFields, translations }))
  .superRefine(distinctBy((category) => category.slug));
const matterSchema = z.strictObject({
  slug,
  name: required,
  category: slug,
  date: z.iso.date(),
  author_name: required.optional(),
  description: required.optional(),
  content_heading: required.optional(),
  ...seoFields,
});
const translatedSchema = matterSchema.partial();

async function readBlogs(content: ContentFiles, clean: CleanTexts) {
  const [categories = [], posts, translated] = await Promise.all([
    content.yaml('blog-categories.yaml', categorySchema),
    content.markdown('blogs', matterSchema),
    content.translations('blogs', translatedSchema),
  ]);
  for (const { file, matter } of posts) {
    if (categories.some((category) => category.slug === matter.category)) continue;
    content.problems.push({ file, line: 2, reason: `blog-categories.yaml has no category ${matter.category}` });
  }
  const prepared = posts.map(async ({ file, slug: own, matter, body }) => {
    const others = translated.filter((other) => other.slug === own);
    const languages = others.map(async (other) => {
      const columns = {
        name: other.matter.name,
        content: await clean.markdown(other.file, 1, other.body),
        ...seoColumns(other.matter),
      };
      return [other.language, Object.fromEntries(Object.entries(columns).filter((entry) => entry[1]))] as const;
    });
    return {
      category: matter.category,
      row: {
        slug: own,
        name: matter.name,
        contentHeading: matter.content_heading ?? null,
        content: await clean.markdown(file, 1, body),
        authorName: matter.author_name ?? null,
        authorDescription: null,
        date: matter.date,
        translations: Object.fromEntries(await Promise.all(languages)) as Record<string, Record<string, string>>,
        ...seoColumns({ ...matter, seo_description: matter.seo_description ?? matter.description }),
      },
    };
  });
  return { categories, posts: await Promise.all(prepared) };
}

export const blogsContent = defineContent({
  read: ({ files, clean }) => readBlogs(files, clean),
  async write({ sync }, { categories, posts }) {
    const rows = categories.map((category, position) => ({
      slug: category.slug,
      name: category.name,
      position,
      translations: category.translations,
      ...seoColumns(category),
    }));
    const ids = await sync.rows(blogCategories, ['slug'], rows);
    await sync.rows(
      blogs,
      ['slug'],
      posts.map(({ row, category }) => ({ ...row, categoryId: ids.get(category) ?? 0 })),
    );
  },
});
