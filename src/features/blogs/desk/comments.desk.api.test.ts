import { beforeEach, expect, test } from 'vitest';
import { desc, eq } from '#core/drizzle.ts';
import { db } from '#db/client.server.ts';
import { auditLog } from '#db/schema/audit.ts';
import { blogComments } from '#db/schema/blogs.ts';
import { composeMail } from '#features/mail/compose-mail.server.ts';
import * as step from '#tests/account-steps.ts';
import { enterDesk } from '#tests/desk-steps.ts';
import { createBlog } from '#tests/factories/blog.ts';
import { onlyRow } from '#tests/factories/only-row.ts';
import { withSite } from '#tests/server.ts';
import { commentRefusedMail } from '../comments/comment-refused.mail.ts';
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

test('whoever wrote a refused comment is told why if the office wishes, once and in their language', async () => {
  const { token, email } = await step.registerClient(site);
  const blog = await createBlog({ name: `Lamps <b>of the desk</b>, part ${++posts}` });
  const comment = async (text: string, language: string) => {
    const headers = { ...step.bearer(token), 'current-locale': language };
    await site.post(`/api/blogs/${blog.id}/comments`, { comment: text }, headers);
    const [row] = await db().select().from(blogComments).where(eq(blogComments.comment, text));
    return row?.id ?? 0;
  };
  const [hindi, french] = [await comment('<img src=x> Zorbit five', 'hi'), await comment('Zorbit six', 'fr')];
  const [one, other] = [await enterDesk(site, ['reviewer']), await enterDesk(site, ['owner'])];
  const refuse = (ids: number[], more: object, desk = one) =>
    desk.send('POST', '/comments/decide', { ids, decision: 'refused', reason: 'off-topic', ...more });
  const told = async () => (await step.mailsTo(email)).filter(({ template }) => template === 'comment-refused');

  expect((await refuse([hindi, french], {})).status).toBe(200);
  const spam = await refuse([hindi], { reason: 'advertising', tells: true });
  expect([spam.status, Object.keys((await spam.json()).errors)]).toEqual([422, ['tells']]);
  expect(await told()).toEqual([]);
  const both = [one, other].map((desk) => refuse([hindi], { tells: true, words: 'About <b>lamps</b>?' }, desk));
  expect((await Promise.all(both)).map(({ status }) => status)).toEqual([200, 200]);
  expect((await refuse([french, hindi], { reason: 'repeated', tells: true })).status).toBe(200);
  const mails = await told();
  expect(mails.map(({ language, data }) => [language, data])).toEqual([
    ['fr', expect.objectContaining({ reason: 'repeated', words: null })],
    [
      'hi',
      expect.objectContaining({
        ...{ reason: 'off-topic', words: 'About <b>lamps</b>?', blog: blog.name },
        blogLink: expect.stringContaining(`/hi/blogs/guides/${blog.slug}`),
      }),
    ],
  ]);
  expect(JSON.stringify(mails.map(({ data }) => data))).not.toContain('Zorbit');
  // The design escapes the name of the post and the words of the office.
  const hindiMail = onlyRow(mails.filter(({ language }) => language === 'hi'));
  const composed = await composeMail(hindiMail, commentRefusedMail, site.mailSetup);
  const { html, subject } = composed ?? expect.unreachable();
  expect(html).toContain('About &lt;b&gt;lamps&lt;/b&gt;?');
  expect(html).not.toMatch(/<b>(?:lamps|of the desk)/);
  expect(subject).toMatch(/[\u0900-\u097f]/);
});

test('salespeople and editors decide about no comment', async () => {
  const { id } = await commented('Zorbit three');
  for (const role of ['sales', 'editor'] as const) {
    const desk = await enterDesk(site, [role]);
    expect((await desk.get('/comments')).status).toBe(403);
    expect((await desk.send('POST', '/comments/decide', { ids: [id], decision: 'approved' })).status).toBe(403);
  }
});
