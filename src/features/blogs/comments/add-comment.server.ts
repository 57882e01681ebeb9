import { and, eq, sql } from '#core/drizzle.ts';
import { readEnv } from '#core/env.ts';
import { NotFoundError } from '#core/errors.ts';
import { refuseOver } from '#core/http/limit-caller.server.ts';
import { countAgainstLimit } from '#core/http/rate-limit.server.ts';
import type { Queryable } from '#db/client.server.ts';
import { clients } from '#db/schema/accounts.ts';
import { blogCategories, blogComments, blogs } from '#db/schema/blogs.ts';
import { transaction } from '#db/transaction.server.ts';
import type { Actor } from '#features/accounts/actor.ts';
import { queueMail } from '#features/mail/queue-mail.server.ts';
import { privacyPolicyVersion } from '#features/pages/privacy-policy-version.server.ts';
import { getOfficeAddress } from '#features/site/settings.server.ts';
import { findDeskAddress } from '#features/staff/find-desk-address.server.ts';
import { defaultLanguage } from '#locales/languages.ts';
import { isPublic } from '../blog-card.ts';
import { commentNoticeMail } from './comment-notice.mail.ts';
import { commentReviewLink } from './review-comment.server.ts';

const perHour = { limit: 10, windowSeconds: 3_600 };

/**
 * Saves a comment that waits for approval, and asks the office to review it. The same text about the same post within
 * a minute is one comment.
 * @throws NotFoundError if visitors see no such post; Refusal 429 above 10 comments within an hour
 */
export async function addComment(
  actor: Actor,
  blogId: number,
  { comment, language }: { comment: string; language: string },
): Promise<void> {
  await transaction(async (tx) => {
    const blog = await getPublicBlog(tx, blogId);
    // Locked, so that the same form sent twice at once waits here and finds its first copy.
    const [client] = await tx.select().from(clients).where(eq(clients.id, actor.clientId)).for('update');
    if (!client) throw new NotFoundError(`no client ${actor.clientId}`);
    const row = { blogId, clientId: client.id, name: client.name, comment };
    if (await isRepeat(tx, row)) return;
    refuseOver(await countAgainstLimit(`comments of client:${client.id}`, perHour, tx));
    const [added] = await tx
      .insert(blogComments)
      .values({ ...row, language, consentVersion: privacyPolicyVersion })
      .returning();
    const to = await getOfficeAddress(tx);
    if (!added || !to) return;
    const deskLink = await findDeskAddress(tx, `/comments?comment=${added.id}`, 'comments.moderate');
    await queueMail(tx, commentNoticeMail, {
      to,
      language: defaultLanguage,
      data: {
        name: client.name,
        email: client.email,
        comment,
        blog: blog.name,
        blogLink: `${readEnv().PUBLIC_URL}/blogs/${blog.category}/${blog.slug}`,
        deskLink,
        reviewLink: deskLink ? null : commentReviewLink(added.id),
      },
    });
  });
}

async function getPublicBlog(tx: Queryable, blogId: number) {
  const isPossible = Number.isSafeInteger(blogId) && blogId > 0 && blogId < 2 ** 31;
  const [blog] = isPossible
    ? await tx
        .select({ name: blogs.name, slug: blogs.slug, category: blogCategories.slug })
        .from(blogs)
        .innerJoin(blogCategories, eq(blogCategories.id, blogs.categoryId))
        .where(and(eq(blogs.id, blogId), isPublic()))
    : [];
  if (!blog) throw new NotFoundError(`no blog ${blogId}`);
  return blog;
}

async function isRepeat(tx: Queryable, { blogId, clientId, comment }: typeof blogComments.$inferInsert) {
  const [earlier] = await tx
    .select({ id: blogComments.id })
    .from(blogComments)
    .where(
      and(
        eq(blogComments.blogId, blogId),
        eq(blogComments.clientId, clientId),
        eq(blogComments.comment, comment),
        sql`${blogComments.createdAt} > clock_timestamp() - interval '1 minute'`,
      ),
    )
    .limit(1);
  return earlier !== undefined;
}
