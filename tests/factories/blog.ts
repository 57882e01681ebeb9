import { writeContent } from '#db/content/write-content.server.ts';
import { blogCategories, blogFaqs, blogs } from '#db/schema/blogs.ts';
import { categoryId } from './category.ts';
import { onlyRow } from './only-row.ts';
import { slugOf } from './slug-of.ts';

type NewBlog = Partial<Omit<typeof blogs.$inferInsert, 'categoryId'>> & {
  /** The name of its category, which is added if it is missing. */
  category?: string;
  /** Its questions, in this order. */
  faqs?: Omit<typeof blogFaqs.$inferInsert, 'blogId'>[];
};

/** A published blog of the first day of 2020. */
export function createBlog({ category = 'Guides', name = 'How a lamp is tested', faqs = [], ...values }: NewBlog = {}) {
  return writeContent(async (tx, changed) => {
    const row = { slug: slugOf(name), name, content: '<p>In a dark room.</p>', date: '2020-01-01', ...values };
    const withCategory = { ...row, categoryId: await categoryId(tx, blogCategories, category) };
    const blog = onlyRow(await tx.insert(blogs).values(withCategory).returning());
    const questions = faqs.map((faq, position) => ({ position, ...faq, blogId: blog.id }));
    if (questions.length > 0) await tx.insert(blogFaqs).values(questions);
    changed('blog', [blog.id]);
    return blog;
  });
}
