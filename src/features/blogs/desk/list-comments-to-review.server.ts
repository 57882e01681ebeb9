import { z } from 'zod';
import { and, asc, count, desc, eq, inArray } from '#core/drizzle.ts';
import { db } from '#db/client.server.ts';
import { clients } from '#db/schema/accounts.ts';
import { auditLog } from '#db/schema/audit.ts';
import { blogCategories, blogComments, blogs } from '#db/schema/blogs.ts';
import { staff } from '#db/schema/staff.ts';
import { commentName } from '../comments/comment-with-blog.server.ts';
import { type CommentsQuery, commentsPageSize, type ReviewedComment, refusalReasons } from './comments.schema.ts';

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
  const refusals = await readRefusals(rows.filter((row) => row.approval === 'refused').map((row) => row.id));
  const listed = rows.map(
    ({ blog, category, createdAt: at, ...row }): ReviewedComment => ({
      ...row,
      refusal: refusals.get(row.id) ?? null,
      createdAt: at.toISOString(),
      blog: { name: blog.name, path: `/blogs/${category}/${blog.slug}` },
    }),
  );
  return { rows: listed, total: counted?.total ?? 0, perPage: commentsPageSize };
}

const storedRefusal = z.object({ reason: z.enum(refusalReasons), words: z.string().default('') });

/** Why they were refused last, by their ids; one that was refused before reasons were asked for has none. */
async function readRefusals(ids: readonly number[]): Promise<Map<number, NonNullable<ReviewedComment['refusal']>>> {
  if (ids.length === 0) return new Map();
  const { subjectId, subjectKind, action, after, at, id } = auditLog;
  const lines = await db()
    .selectDistinctOn([subjectId], { subjectId, after, at, by: staff.name })
    .from(auditLog)
    .leftJoin(staff, eq(staff.id, auditLog.staffId))
    .where(and(eq(subjectKind, 'comment'), inArray(subjectId, [...ids]), eq(action, 'comment.refuse')))
    .orderBy(subjectId, desc(id));
  return new Map(
    lines.flatMap((line) => {
      const { data } = storedRefusal.safeParse(line.after);
      return data && line.subjectId !== null
        ? [[line.subjectId, { ...data, by: line.by, at: line.at.toISOString() }] as const]
        : [];
    }),
  );
}
