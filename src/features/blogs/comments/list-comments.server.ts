import { and, asc, desc, eq } from '#core/drizzle.ts';
import { db } from '#db/client.server.ts';
import { clients } from '#db/schema/accounts.ts';
import { blogCategories, blogComments, blogs } from '#db/schema/blogs.ts';
import type { Actor } from '#features/accounts/actor.ts';
import type { LanguageCode } from '#locales/languages.ts';
import { commentName, commentWithBlogColumns, toCommentWithBlog } from './comment-with-blog.server.ts';

/** The approved comments on a post, oldest first, with the names of their authors. */
export function listComments(blogId: number) {
  return db()
    .select({ id: blogComments.id, text: blogComments.comment, name: commentName, createdAt: blogComments.createdAt })
    .from(blogComments)
    .innerJoin(clients, eq(clients.id, blogComments.clientId))
    .where(and(eq(blogComments.blogId, blogId), eq(blogComments.approval, 'approved')))
    .orderBy(asc(blogComments.createdAt), asc(blogComments.id));
}

/** Every comment of a client, newest first, with the post that it is about. */
export async function listClientComments(actor: Actor, language: LanguageCode) {
  const rows = await db()
    .select({ id: blogComments.id, ...commentWithBlogColumns })
    .from(blogComments)
    .innerJoin(blogs, eq(blogs.id, blogComments.blogId))
    .innerJoin(blogCategories, eq(blogCategories.id, blogs.categoryId))
    .where(eq(blogComments.clientId, actor.clientId))
    .orderBy(desc(blogComments.createdAt), desc(blogComments.id));
  return rows.map((row) => toCommentWithBlog(row, language));
}
