import { z } from 'zod';
import { and, eq } from '#core/drizzle.ts';
import { readEnv } from '#core/env.ts';
import { NotFoundError } from '#core/errors.ts';
import { Refusal } from '#core/http/refusal.ts';
import { readSigned, sign } from '#core/secrets/signed.server.ts';
import { db, type Queryable } from '#db/client.server.ts';
import { writeContent } from '#db/content/write-content.server.ts';
import { clients } from '#db/schema/accounts.ts';
import { blogCategories, blogComments, blogs } from '#db/schema/blogs.ts';
import type { LanguageCode } from '#locales/languages.ts';
import { blogTexts as texts } from '../blogs.schema.ts';
import { commentName, commentWithBlogColumns, toCommentWithBlog } from './comment-with-blog.server.ts';

/** The comment behind a link of the office. @throws NotFoundError */
export async function getCommentReview(token: string, language: LanguageCode) {
  const [row] = await db()
    .select({ name: commentName, ...commentWithBlogColumns })
    .from(blogComments)
    .innerJoin(clients, eq(clients.id, blogComments.clientId))
    .innerJoin(blogs, eq(blogs.id, blogComments.blogId))
    .innerJoin(blogCategories, eq(blogCategories.id, blogs.categoryId))
    .where(eq(blogComments.id, idOf(token)));
  if (!row) throw new NotFoundError('no such comment');
  return toCommentWithBlog(row, language);
}

/**
 * Approves or refuses a comment, once; the same decision again changes nothing. The pages that show it are renewed.
 * @throws NotFoundError; Refusal 422 if the other decision has been made
 */
export async function reviewComment(token: string, approval: 'approved' | 'refused'): Promise<void> {
  const id = idOf(token);
  if (await isDecided(db(), id, approval)) return;
  await writeContent(async (tx, changed) => {
    const [comment] = await tx
      .update(blogComments)
      .set({ approval })
      .where(and(eq(blogComments.id, id), eq(blogComments.approval, 'pending')))
      .returning({ blogId: blogComments.blogId });
    if (comment) changed('blog', [comment.blogId]);
    // Somebody else was quicker.
    else await isDecided(tx, id, approval);
  });
}

/** Whether that decision has been made. Asked before a write, because a write takes a connection of its own. */
async function isDecided(reader: Pick<Queryable, 'select'>, id: number, approval: 'approved' | 'refused') {
  const [comment] = await reader
    .select({ approval: blogComments.approval })
    .from(blogComments)
    .where(eq(blogComments.id, id));
  if (!comment) throw new NotFoundError('no such comment');
  if (comment.approval === 'pending') return false;
  if (comment.approval !== approval) throw new Refusal(422, texts.commentDecided);
  return true;
}

function idOf(token: string): number {
  const id = readCommentReviewToken(token);
  if (id === null) throw new NotFoundError('no such link');
  return id;
}

const days = 14;
/** Part of every link ever mailed, so it must not change. */
const use = 'comment-review';

/** The page on which the office approves or refuses a comment. */
export function commentReviewLink(commentId: number): string {
  return `${readEnv().PUBLIC_URL}/comment-reviews/${sign(use, { id: commentId }, days * 86_400)}`;
}

/** The comment that a link belongs to, or null. */
function readCommentReviewToken(token: string): number | null {
  return readSigned(use, token, z.object({ id: z.number().int() }))?.id ?? null;
}
