import { beforeEach, expect, test } from 'vitest';
import { eq } from '#core/drizzle.ts';
import { db } from '#db/client.server.ts';
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
    desk.send('POST', '/comments/decide', { ids, decision });
  expect((await decide('approved')).status).toBe(200);
  expect(await listed('approved')).toHaveLength(2);
  expect(await page()).toContain('Zorbit one');
  expect((await decide('refused', [one.id])).status).toBe(200);
  expect(await page()).not.toContain('Zorbit one');
  expect((await decide('approved', [one.id, 2147483647])).status).toBe(404);
  expect((await listed('refused')).map(({ id }) => id)).toEqual([one.id]);
});

test('salespeople and editors decide about no comment', async () => {
  const { id } = await commented('Zorbit three');
  for (const role of ['sales', 'editor'] as const) {
    const desk = await enterDesk(site, [role]);
    expect((await desk.get('/comments')).status).toBe(403);
    expect((await desk.send('POST', '/comments/decide', { ids: [id], decision: 'approved' })).status).toBe(403);
  }
});
