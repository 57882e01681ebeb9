import { z } from 'zod';
import { required, seoColumns, seoFields, slug, translations } from '#core/content/content-fields.ts';
import { distinctBy } from '#core/content/repeats.ts';
import { defineContent } from '#db/content/content-source.server.ts';
import { blogCategories, blogFaqs, blogs } from '#db/schema/blogs.ts';
import { readBlogs } from './read-blogs.ts';

/** `/blogs/feeds` is the folder of the feeds. */
const categorySlug = slug.refine((given) => given !== 'feeds', 'is the name of the folder of feeds');
const categorySchema = z
  .array(z.strictObject({ slug: categorySlug, name: required, ...seoFields, translations }))
  .superRefine(distinctBy((category) => category.slug));
const authorSchema = z
  .array(z.strictObject({ slug, name: required, description: required, translations }))
  .superRefine(distinctBy((author) => author.slug));

export const blogsContent = defineContent({
  async read({ files, clean }) {
    const [categories = [], authors = []] = await Promise.all([
      files.yaml('blog-categories.yaml', categorySchema),
      files.yaml('blog-authors.yaml', authorSchema),
    ]);
    return { categories, posts: await readBlogs({ files, clean, categories, authors }) };
  },
  async write({ sync }, { categories, posts }) {
    const rows = categories.map((category, position) => ({
      slug: category.slug,
      name: category.name,
      position,
      translations: category.translations,
      ...seoColumns(category),
    }));
    const categoryIds = await sync.rows(blogCategories, ['slug'], rows);
    const blogIds = await sync.rows(
      blogs,
      ['slug'],
      posts.map(({ row, category }) => ({ ...row, categoryId: categoryIds.get(category) ?? 0 })),
    );
    const faqs = posts.flatMap(({ row, faqs }) =>
      faqs.map((faq, position) => ({ ...faq, position, blogId: blogIds.get(row.slug) ?? 0 })),
    );
    await sync.rows(blogFaqs, ['blogId', 'question'], faqs);
  },
});
