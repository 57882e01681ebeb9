import { eq, inArray } from '#core/drizzle.ts';
import { NotFoundError } from '#core/errors.ts';
import { writeContent } from '#db/content/write-content.server.ts';
import { blogComments } from '#db/schema/blogs.ts';
import { audit } from '#features/audit/audit.server.ts';
import type { StaffActor } from '#features/staff-actor.ts';
import { type DecideInput, isTold } from './comments.schema.ts';
import { tellWriter } from './tell-writer.server.ts';

/**
 * Approves or refuses comments, also those about which it was decided otherwise before. The pages that show them are
 * renewed.
 * @throws NotFoundError if one does not exist; nothing is decided then
 */
export async function decideComments(actor: StaffActor, input: DecideInput): Promise<void> {
  const { ids, decision } = input;
  const why = input.decision === 'refused' && { reason: input.reason, ...(input.words && { words: input.words }) };
  const told =
    input.decision === 'refused' && input.tells && isTold(input.reason) ? { ...input, reason: input.reason } : null;
  const wanted = new Set(ids);
  await writeContent(async (tx, changed) => {
    const comments = await tx
      .select()
      .from(blogComments)
      .where(inArray(blogComments.id, [...wanted]))
      .orderBy(blogComments.id)
      .for('update');
    if (comments.length < wanted.size) throw new NotFoundError('no such comment');
    for (const { id, approval, toldAt } of comments) {
      await tx.update(blogComments).set({ approval: decision }).where(eq(blogComments.id, id));
      const isToldNow = told && !toldAt && (await tellWriter(tx, id, told));
      await audit(tx, actor, {
        action: decision === 'approved' ? 'comment.approve' : 'comment.refuse',
        subject: { kind: 'comment', id },
        summary: decision === 'approved' ? 'Approved the comment' : 'Refused the comment',
        before: { approval },
        after: { approval: decision, ...why, ...(isToldNow && { told: true }) },
      });
    }
    changed('blog', [...new Set(comments.map(({ blogId }) => blogId))]);
  });
}
