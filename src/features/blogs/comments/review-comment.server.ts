import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { readEnv } from '#core/env.ts';
import { NotFoundError } from '#core/errors.ts';
import { readSigned, sign } from '#core/secrets/signed.server.ts';
import { db } from '#db/client.server.ts';
import { writeContent } from '#db/content/write-content.server.ts';
import { clients } from '#db/schema/accounts.ts';
import { blogCategories, blogComments, blogs } from '#db/schema/blogs.ts';
import type { LanguageCode } from '#locales/languages.ts';
import { commentWithBlogColumns, toCommentWithBlog } from './comment-with-blog.server.ts';

/** The comment behind a link of the office. @throws NotFoundError */
export async function getCommentReview(token: string, language: LanguageCode) {
  const [row] = await db()
    .select({ name: clients.name, ...commentWithBlogColumns })
    .from(blogComments)
    .innerJoin(clients, eq(clients.id, blogComments.clientId))
    .innerJoin(blogs, eq(blogs.id, blogComments.blogId))
    .innerJoin(blogCategories, eq(blogCategories.id, blogs.categoryId))
    .where(eq(blogComments.id, idOf(token)));
  if (!row) throw new NotFoundError('no such comment');
  return toCommentWithBlog(row, language);
}

/**
 * Approves or refuses a comment; the office may change its mind. The pages that show it are renewed.
 * @throws NotFoundError
 */
export async function reviewComment(token: string, approval: 'approved' | 'refused'): Promise<void> {
  const id = idOf(token);
  await writeContent(async (tx, changed) => {
    const [comment] = await tx
      .update(blogComments)
      .set({ approval })
      .where(eq(blogComments.id, id))
      .returning({ blogId: blogComments.blogId });
    if (!comment) throw new NotFoundError('no such comment');
    changed('blog', [comment.blogId]);
  });
}

function idOf(token: string): number {
  const id = readCommentReviewToken(token);
  if (id === null) throw new NotFoundError('no such link');
  return id;
}

const days = 180;
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
