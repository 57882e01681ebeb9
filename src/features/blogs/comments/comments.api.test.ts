import { describe, expect, test, vi } from 'vitest';
import { eq } from '#core/drizzle.ts';
import { db } from '#db/client.server.ts';
import { getContentVersion } from '#db/content/content-version.server.ts';
import { clients } from '#db/schema/accounts.ts';
import { blogComments } from '#db/schema/blogs.ts';
import { outboxMails } from '#db/schema/mail.ts';
import { composeMail } from '#features/mail/compose-mail.server.ts';
import * as step from '#tests/account-steps.ts';
import { createBlog } from '#tests/factories/blog.ts';
import { office } from '#tests/lead-steps.ts';
import { withSite } from '#tests/server.ts';
import { commentNoticeMail } from './comment-notice.mail.ts';

const site = withSite();

type Client = Awaited<ReturnType<typeof step.registerClient>>;

async function newClient() {
  await step.forgetLimits();
  return step.registerClient(site);
}

let posts = 0;
const newBlog = () => createBlog({ name: `Zorbit post ${++posts}` });
type Blog = Awaited<ReturnType<typeof newBlog>>;

const send = (blogId: number | string, { token }: Pick<Client, 'token'>, comment: unknown) =>
  site.post(`/api/blogs/${blogId}/comments`, { comment }, step.bearer(token));

const addressOf = ({ slug }: Blog) => `/blogs/guides/${slug}`;
const shown = async (blog: Blog) => (await (await site.get(`/api${addressOf(blog)}`)).json()).comments;
const commentsOf = async ({ token }: Client) =>
  (await site.get('/api/client/comments', { headers: step.bearer(token) })).json();

/** The call behind the link that the newest notice to the office contains. */
async function reviewPath(): Promise<string> {
  const mails = await db().select().from(outboxMails).where(eq(outboxMails.template, 'comment-notice'));
  const link = String(mails.at(-1)?.data.reviewLink);
  return `/api${new URL(link).pathname}`;
}

describe('a comment', () => {
  test('appears once the office has approved it by the link in its notice, and its author sees both states', async () => {
    const [client, blog] = [await newClient(), await newBlog()];
    const answer = await send(blog.id, client, 'How is a zorbit weighed?');
    expect(await answer.json()).toEqual({ message: 'Thank you. Your comment will appear once it has been approved.' });
    expect(await shown(blog)).toEqual([]);
    expect(await commentsOf(client)).toMatchObject([
      { comments: 'How is a zorbit weighed?', is_approved: false, approval: 'pending', blog: { name: blog.name } },
    ]);

    const path = await reviewPath();
    expect(await (await site.get(path)).json()).toMatchObject({
      approval: 'pending',
      client: { name: 'Asha Raghunathan' },
    });
    expect(await shown(blog)).toEqual([]);
    const page = addressOf(blog);
    const isOnPage = async () => (await (await site.get(page)).text()).includes('How is a zorbit weighed?');
    expect(await isOnPage()).toBe(false);

    const version = await getContentVersion(db());
    expect((await site.post(`${path}/approve`, {})).status).toBe(200);
    expect(await getContentVersion(db())).toBe(version + 1);
    expect(await shown(blog)).toEqual([
      { id: expect.any(Number), comments: 'How is a zorbit weighed?', client: { name: 'Asha Raghunathan' } },
    ]);
    site.cache.invalidate();
    await expect.poll(isOnPage).toBe(true);
    expect(await commentsOf(client)).toMatchObject([{ is_approved: true }]);
  });

  test('is decided once: a repeat writes nothing, the other decision is refused, and few are made at once', async () => {
    const [client, blog] = [await newClient(), await newBlog()];
    await send(blog.id, client, 'Decided once');
    const path = await reviewPath();
    const version = await getContentVersion(db());
    const decisions = await Promise.all(Array.from({ length: 12 }, () => site.post(`${path}/refuse`, {})));
    expect(new Set(decisions.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await getContentVersion(db())).toBe(version + 1);
    const other = await site.post(`${path}/approve`, {});
    expect([other.status, await other.json()]).toEqual([
      422,
      expect.objectContaining({ message: 'This comment has been decided already.' }),
    ]);
    expect(await commentsOf(client)).toMatchObject([{ approval: 'refused' }]);
    const flood = await Promise.all(Array.from({ length: 12 }, () => site.post(`${path}/refuse`, {})));
    expect(flood.some(({ status }) => status === 429)).toBe(true);
  });

  test('keeps the name with which it was approved', async () => {
    const [client, blog] = [await newClient(), await newBlog()];
    await send(blog.id, client, 'Who am I?');
    await site.post(`${await reviewPath()}/approve`, {});
    await db().update(clients).set({ name: 'Kasauti Support' }).where(eq(clients.email, client.email));
    expect(await shown(blog)).toMatchObject([{ client: { name: 'Asha Raghunathan' } }]);
  });

  test('brings a notice whose reply does not carry the link to its author', async () => {
    const [client, blog] = [await newClient(), await newBlog()];
    await send(blog.id, client, 'Please answer');
    const rows = await db().select().from(outboxMails).where(eq(outboxMails.template, 'comment-notice'));
    const row = rows.find(({ data }) => data.comment === 'Please answer');
    if (!row) throw new Error('there is no notice');
    const composed = await composeMail(row, commentNoticeMail, site.mailSetup);
    expect(composed?.replyTo).toBe(office);
  });

  test('is refused without words, above 5,000 characters, without a login and for a post that visitors do not see', async () => {
    const [client, blog] = [await newClient(), await newBlog()];
    for (const empty of [undefined, '', ' \n\t ', '\u200b', '\u2060 \u200d', 7, ['a']]) {
      const answer = await send(blog.id, client, empty);
      expect([answer.status, (await step.readJson(answer)).errors]).toEqual([
        422,
        { comment: ['Comment field is required.'] },
      ]);
    }
    const long = await step.readJson(await send(blog.id, client, 'x'.repeat(5_001)));
    expect(long.errors).toEqual({ comment: ['Keep the comment to 5,000 characters or fewer.'] });
    expect((await send(blog.id, client, 'ज्ञ'.repeat(1_000))).status).toBe(200);
    expect((await send(blog.id, { token: 'none' }, 'Hello')).status).toBe(401);
    const hidden = [
      await createBlog({ name: 'Zorbit draft', status: 'draft' }),
      await createBlog({ name: 'Zorbit to come', date: '2999-01-01' }),
    ].map(({ id }) => id);
    for (const id of [...hidden, 0, -1, 1.5, 2 ** 40, 'x', '1e3x', '%00']) {
      expect((await send(id, client, 'Hello')).status).toBe(404);
    }
    expect(await commentsOf(client)).toHaveLength(1);
  });

  test('is plain text: markup and links in it are shown as they were written, and nothing of it can run', async () => {
    const [client, blog] = [await newClient(), await newBlog()];
    const hostile =
      '</script><script>alert(1)</script> <img src=x onerror=alert(1)> <a href="javascript:alert(1)">x</a> https://spam.example {"@type":1} ]]>';
    await send(blog.id, client, `${hostile}\u202e\u0000`);
    await site.post(`${await reviewPath()}/approve`, {});
    expect((await shown(blog))[0].comments).toBe(hostile);
    const html = await (await site.get(addressOf(blog))).text();
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(html).toContain('https://spam.example');
    expect(html).not.toMatch(/<img src=x|<a href="javascript|href="https:\/\/spam|<script>alert/);
  });

  test('sent twice, also at once, is one comment with one notice', async () => {
    const [client, blog] = [await newClient(), await newBlog()];
    const answers = await Promise.all(Array.from({ length: 6 }, () => send(blog.id, client, 'Twice?')));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await commentsOf(client)).toHaveLength(1);
    const notices = await db().select().from(outboxMails).where(eq(outboxMails.template, 'comment-notice'));
    expect(notices.filter(({ data }) => data.comment === 'Twice?')).toHaveLength(1);
  });

  test('is one of at most ten within an hour', async () => {
    const [client, blog] = [await newClient(), await newBlog()];
    for (let count = 1; count <= 10; count += 1) expect((await send(blog.id, client, `${count}`)).status).toBe(200);
    const refused = await send(blog.id, client, 'one more');
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
    expect(await commentsOf(client)).toHaveLength(10);
  });
});

describe('the link of a notice', () => {
  test('works only as it was signed, and no longer than its comment exists', async () => {
    const [client, blog] = [await newClient(), await newBlog()];
    await send(blog.id, client, 'Soon gone');
    const path = await reviewPath();
    for (const forged of [`${path}x`, path.replace(/.$/, '_'), '/api/comment-reviews/forged']) {
      expect((await site.get(forged)).status).toBe(404);
      expect((await site.post(`${forged}/approve`, {})).status).toBe(404);
    }
    await db().delete(blogComments).where(eq(blogComments.blogId, blog.id));
    expect((await site.get(path)).status).toBe(404);
    expect((await site.post(`${path}/approve`, {})).status).toBe(404);
  });

  test('works for 14 days', async () => {
    await send((await newBlog()).id, await newClient(), 'Soon too late');
    const path = await reviewPath();
    const statusAfter = async (days: number) => {
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + days * 86_400_000 });
      return (await site.get(path).finally(() => vi.useRealTimers())).status;
    };
    expect([await statusAfter(13.99), await statusAfter(14.01)]).toEqual([200, 404]);
  });

  test('opens a page that no cache stores, no search engine lists, and that decides nothing by itself', async () => {
    const [client, blog] = [await newClient(), await newBlog()];
    await send(blog.id, client, 'Undecided');
    const path = (await reviewPath()).replace('/api', '');
    const page = await site.get(path);
    expect(page.headers.get('cache-control')).toContain('no-store');
    expect(page.headers.get('referrer-policy')).toBe('no-referrer');
    expect(await page.text()).toContain('noindex');
    expect(await commentsOf(client)).toMatchObject([{ approval: 'pending' }]);
  });
});
