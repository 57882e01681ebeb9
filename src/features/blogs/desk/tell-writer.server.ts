import { and, eq, sql } from '#core/drizzle.ts';
import { readEnv } from '#core/env.ts';
import { inLanguage } from '#core/text/language.ts';
import { localize } from '#core/text/localize.ts';
import type { ContentTx } from '#db/content/write-content.server.ts';
import { clients } from '#db/schema/accounts.ts';
import { blogCategories, blogComments, blogs } from '#db/schema/blogs.ts';
import { queueMail } from '#features/mail/queue-mail.server.ts';
import { defaultLanguage, findLanguage } from '#locales/languages.ts';
import { commentRefusedMail } from '../comments/comment-refused.mail.ts';
import { commentName, commentWithBlogColumns } from '../comments/comment-with-blog.server.ts';
import type { toldReasons } from './comments.schema.ts';

type Why = { reason: (typeof toldReasons)[number]; words: string };

/**
 * Mails whoever wrote a comment why it was refused, in the language in which it was sent. The comment is locked by then,
 * and remembers that this was done. A client who has been deactivated is not told.
 * @returns whether there is a mail
 */
export async function tellWriter(tx: ContentTx, commentId: number, { reason, words }: Why): Promise<boolean> {
  const [comment] = await tx
    .select({
      ...{ name: commentName, email: clients.email, own: blogComments.language, known: clients.language },
      ...commentWithBlogColumns,
    })
    .from(blogComments)
    .innerJoin(clients, eq(clients.id, blogComments.clientId))
    .innerJoin(blogs, eq(blogs.id, blogComments.blogId))
    .innerJoin(blogCategories, eq(blogCategories.id, blogs.categoryId))
    .where(and(eq(blogComments.id, commentId), clients.isActive));
  if (!comment) return false;
  const language = findLanguage(comment.own ?? comment.known)?.code ?? defaultLanguage;
  const { blog, categorySlug } = comment;
  await queueMail(tx, commentRefusedMail, {
    to: comment.email,
    language,
    data: {
      name: comment.name,
      at: comment.createdAt.toISOString(),
      blog: localize(blog, language).name,
      blogLink: readEnv().PUBLIC_URL + inLanguage(`/blogs/${categorySlug}/${blog.slug}`, language),
      reason,
      words: words || null,
    },
  });
  await tx.update(blogComments).set({ toldAt: sql`clock_timestamp()` }).where(eq(blogComments.id, commentId));
  return true;
}
