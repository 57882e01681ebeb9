import { beforeEach, expect, test } from 'vitest';
import { desc, eq } from '#core/drizzle.ts';
import { db } from '#db/client.server.ts';
import { auditLog } from '#db/schema/audit.ts';
import { blogComments } from '#db/schema/blogs.ts';
import * as step from '#tests/account-steps.ts';
import { enterDesk } from '#tests/desk-steps.ts';
import { createBlog } from '#tests/factories/blog.ts';
import { withSite } from '#tests/server.ts';
import type { ReviewedComment } from './comments.schema.ts';

const site = withSite();
beforeEach(step.forgetLimits);

let posts = 0;

/** A comment that waits for a decision, with its post. */
async function commented(text: string) {
  const { token } = await step.registerClient(site);
  const blog = await createBlog({ name: `Lamps of the desk, part ${++posts}` });
  await site.post(`/api/blogs/${blog.id}/comments`, { comment: text }, step.bearer(token));
  const [comment] = await db().select().from(blogComments).where(eq(blogComments.blogId, blog.id));
  return { id: comment?.id ?? 0, blog };
}

test('a reviewer approves and refuses comments, and takes a decision back', async () => {
  const [one, other] = [await commented('Zorbit one'), await commented('Zorbit two')];
  const desk = await enterDesk(site, ['reviewer']);
  const listed = async (approval: string): Promise<ReviewedComment[]> =>
    (await (await desk.get(`/comments?approval=${approval}`)).json()).rows.filter((row: ReviewedComment) =>
      [one.id, other.id].includes(row.id),
    );
  expect(await listed('pending')).toMatchObject([
    { id: one.id, text: 'Zorbit one', blog: { path: `/blogs/guides/${one.blog.slug}` } },
    { id: other.id },
  ]);
  const page = async () => (await site.get(`/api/blogs/guides/${one.blog.slug}`)).text();
  expect(await page()).not.toContain('Zorbit one');
  const decide = (decision: string, ids = [one.id, other.id]) =>
    desk.send('POST', '/comments/decide', { ids, decision, ...(decision === 'refused' && { reason: 'insult' }) });
  expect((await decide('approved')).status).toBe(200);
  expect(await listed('approved')).toHaveLength(2);
  expect(await page()).toContain('Zorbit one');
  expect((await decide('refused', [one.id])).status).toBe(200);
  expect(await page()).not.toContain('Zorbit one');
  expect((await decide('approved', [one.id, 2147483647])).status).toBe(404);
  expect((await listed('refused')).map(({ id }) => id)).toEqual([one.id]);
});

test('a refusal has a reason, which colleagues see as long as it holds', async () => {
  const { id } = await commented('Zorbit four');
  const desk = await enterDesk(site, ['reviewer']);
  const send = (input: object) => desk.send('POST', '/comments/decide', { ids: [id], ...input });
  const seen = async (): Promise<ReviewedComment> => (await (await desk.get(`/comments?comment=${id}`)).json()).rows[0];
  const refused = { decision: 'refused' };
  for (const [input, field] of [
    [refused, 'reason'],
    [{ ...refused, reason: '' }, 'reason'],
    [{ ...refused, reason: 'because' }, 'reason'],
    [{ ...refused, reason: 'other' }, 'words'],
    [{ ...refused, reason: 'other', words: ' \u202e ' }, 'words'],
    [{ ...refused, reason: 'insult', words: 'x'.repeat(501) }, 'words'],
    [{ ...refused, reason: 'insult', words: 'x'.repeat(6_000) }, 'words'],
    [{ ...refused, reason: 'personal-data', words: 'Names asha@lamps.example' }, 'words'],
    [{ ...refused, reason: 'personal-data', words: 'Names asha＠lamps.example' }, 'words'],
    [{ ...refused, reason: 'personal-data', words: 'Call +91 (98450) १२३४५' }, 'words'],
  ] as const) {
    const answer = await send(input);
    expect(answer.status).toBe(422);
    expect(Object.keys((await answer.json()).errors)).toEqual([field]);
  }
  expect((await send({ decision: 'approved', reason: 'insult' })).status).toBe(422);
  expect(await seen()).toMatchObject({ approval: 'pending', refusal: null });

  expect((await send({ ...refused, reason: 'untrue', words: ' The order\nis in force. ' })).status).toBe(200);
  const [line] = await db()
    .select()
    .from(auditLog)
    .where(eq(auditLog.subjectId, id))
    .orderBy(desc(auditLog.id))
    .limit(1);
  expect(line).toMatchObject({
    action: 'comment.refuse',
    staffId: desk.staffId,
    after: { approval: 'refused', reason: 'untrue', words: 'The order is in force.' },
  });
  expect((await seen()).refusal).toMatchObject({ reason: 'untrue', words: 'The order is in force.' });
  expect((await send({ decision: 'approved' })).status).toBe(200);
  expect((await seen()).refusal).toBeNull();
  expect((await send({ ...refused, reason: 'repeated' })).status).toBe(200);
  expect((await seen()).refusal).toMatchObject({ reason: 'repeated', words: '' });
});

test('salespeople and editors decide about no comment', async () => {
  const { id } = await commented('Zorbit three');
  for (const role of ['sales', 'editor'] as const) {
    const desk = await enterDesk(site, [role]);
    expect((await desk.get('/comments')).status).toBe(403);
    expect((await desk.send('POST', '/comments/decide', { ids: [id], decision: 'approved' })).status).toBe(403);
  }
});
