import { asc, count, desc, eq } from '#core/drizzle.ts';
import { db } from '#db/client.server.ts';
import { clients } from '#db/schema/accounts.ts';
import { blogCategories, blogComments, blogs } from '#db/schema/blogs.ts';
import { commentName } from '../comments/comment-with-blog.server.ts';
import { type CommentsQuery, commentsPageSize, type ReviewedComment } from './comments.schema.ts';

/** The comments that wait, oldest first, or those that were decided, newest first; or one of them. */
export async function listCommentsToReview({ approval, comment: only, page }: CommentsQuery) {
  const { id, comment, createdAt } = blogComments;
  const where = only ? eq(id, only) : eq(blogComments.approval, approval);
  const [rows, [counted]] = await Promise.all([
    db()
      .select({
        ...{ id, text: comment, name: commentName, email: clients.email, createdAt, approval: blogComments.approval },
        blog: { name: blogs.name, slug: blogs.slug },
        category: blogCategories.slug,
      })
      .from(blogComments)
      .innerJoin(clients, eq(clients.id, blogComments.clientId))
      .innerJoin(blogs, eq(blogs.id, blogComments.blogId))
      .innerJoin(blogCategories, eq(blogCategories.id, blogs.categoryId))
      .where(where)
      .orderBy(approval === 'pending' ? asc(id) : desc(id))
      .limit(commentsPageSize)
      .offset((page - 1) * commentsPageSize),
    db().select({ total: count() }).from(blogComments).where(where),
  ]);
  const listed = rows.map(
    ({ blog, category, createdAt: at, ...row }): ReviewedComment => ({
      ...row,
      createdAt: at.toISOString(),
      blog: { name: blog.name, path: `/blogs/${category}/${blog.slug}` },
    }),
  );
  return { rows: listed, total: counted?.total ?? 0, perPage: commentsPageSize };
}
