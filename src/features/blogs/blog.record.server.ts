import { inArray } from '#core/drizzle.ts';
import { blogCategories, blogFaqs, blogs } from '#db/schema/blogs.ts';
import { defineRecord } from '#features/records/define-record.server.ts';
import { blogRecord } from './blog.record.ts';
import { blogCategoryRecord } from './blog-category.record.ts';

export const blogCategoryKind = defineRecord(blogCategoryRecord, {
  table: blogCategories,
  key: 'slug',
  addresses: ({ slug }) => [`/blogs/${slug}`],
  /** A post is not found when its category is archived. */
  async changes(tx, ids) {
    const own = await tx
      .select({ id: blogs.id })
      .from(blogs)
      .where(inArray(blogs.categoryId, [...ids]));
    return { blog_category: [...ids], blog: own.map(({ id }) => id) };
  },
});

export const blogKind = defineRecord(blogRecord, {
  table: blogs,
  key: 'slug',
  changes: 'blog',
  addresses: ({ category, slug }) => [`/blogs/${category}/${slug}`],
  references: { category: { column: 'categoryId', to: blogCategoryKind } },
  children: { questions: { table: blogFaqs, parent: 'blogId', key: 'question' } },
});
