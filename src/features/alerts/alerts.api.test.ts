import { describe, expect, test } from 'vitest';
import { eq, sql } from '#core/drizzle.ts';
import { db } from '#db/client.server.ts';
import { consents, followers, followRequests, follows } from '#db/schema/alerts.ts';
import { outboxMails } from '#db/schema/mail.ts';
import { forgetLimits, newAddress } from '#tests/account-steps.ts';
import { askToFollow, confirm, confirmationOf, follow, form, withFollowedOrder } from '#tests/alert-steps.ts';
import { withSite } from '#tests/server.ts';

const site = withSite();
withFollowedOrder();

describe('a request to follow', () => {
  test('is answered alike for known and unknown addresses, and begins nothing', async () => {
    const known = newAddress();
    await follow(site, known, 'weekly');
    const answers = await Promise.all([known, newAddress()].map((email) => askToFollow(site, email)));
    expect(answers.map(({ status }) => status)).toEqual([202, 202]);
    const [one, other] = await Promise.all(answers.map((answer) => answer.text()));
    expect(one).toBe(other);
    expect(await db().$count(followers)).toBe(1);
  });

  test('sends a stranger three mails at most, and one link confirms all that was asked', async () => {
    const email = newAddress();
    for (const [kind, slug] of [
      ['order', 'so-1-e-2026'],
      ['product', 'kettle'],
      ['order', 'so-1-e-2026'],
    ] as const) {
      await forgetLimits();
      await askToFollow(site, email, { kind, slug });
      await confirmationOf(email);
    }
    await forgetLimits();
    await askToFollow(site, email);
    const token = await confirmationOf(email);
    expect(await db().$count(outboxMails, eq(outboxMails.recipient, email))).toBe(3);
    const page = await site.get(`/alerts/confirm/${token}`);
    expect(page.headers.get('cache-control')).toContain('no-store');
    expect(await page.text()).toContain('Kettle');
    await confirm(site, token);
    expect(await db().$count(follows)).toBe(2);
  });

  test('waits for its mail as long as the address may receive no other', async () => {
    const email = newAddress();
    await askToFollow(site, email);
    await confirmationOf(email);
    await askToFollow(site, email, { kind: 'product', slug: 'kettle' });
    await confirmationOf(email);
    expect(await db().$count(outboxMails)).toBe(1);
    await forgetLimits();
    await db().update(followRequests).set({ mailAfter: sql`now()` });
    await confirmationOf(email);
    expect(await db().$count(outboxMails)).toBe(2);
  });

  test('of a machine that fills in the hidden field is answered like any other, and forgotten', async () => {
    const answer = await askToFollow(site, newAddress(), { website: 'https://spam.example' });
    expect(answer.status).toBe(202);
    expect(await db().$count(followRequests)).toBe(0);
  });

  test.each<Record<string, string>>([
    { slug: 'no-such-order' },
    { slug: "'; drop table follows --" },
    { kind: 'cinema' },
    { frequency: 'hourly' },
    { email: 'a@example.org, b@example.org' },
    { email: 'a@example.org\r\nbcc: b@example.org' },
  ])('with %j is refused', async (fields) => {
    expect((await askToFollow(site, newAddress(), fields)).status).toBe(422);
    expect(await db().$count(followRequests)).toBe(0);
  });

  test('without script leads on to the list', async () => {
    const email = newAddress();
    const html = { accept: 'text/html', referer: 'http://localhost/hi/orders/so-1-e-2026' };
    const asked = await site.get('/api/alerts/follows', form({ email, kind: 'order', slug: 'so-1-e-2026' }, html));
    expect(asked.status).toBe(202);
    expect(await asked.text()).toContain('lang="hi"');
    const token = await confirmationOf(email);
    const confirmed = await confirm(site, token, { accept: 'text/html' });
    expect(confirmed.status).toBe(303);
    expect(confirmed.headers.get('location')).toMatch(/^\/hi\/alerts\/manage\//);
  });
});

describe('the page of a follower', () => {
  test('stops one line and stops everything; a forged or old token changes nothing', async () => {
    const email = newAddress();
    await follow(site, email, 'weekly');
    await forgetLimits();
    const token = await follow(site, email, 'weekly', { kind: 'product', slug: 'kettle' });
    const page = await (await site.get(`/alerts/manage/${token}`)).text();
    expect(page).toContain('Kettle');
    expect(page).toMatch(/<meta name="robots" content="noindex/);
    const line = { kind: 'product', slug: 'kettle' };
    expect(page).not.toMatch(/name="(follow|id)"/);
    const post = (act: string, fields: Record<string, string> = {}) =>
      site.get(`/api/alerts/${act}`, form({ token, ...fields }));
    const other = await follow(site, newAddress(), 'weekly');
    expect((await post('stop', { ...line, token: other })).status).toBe(200);
    expect(await db().$count(follows)).toBe(3);
    expect((await post('stop', line)).status).toBe(200);
    expect(await db().$count(follows)).toBe(2);
    expect((await post('stop-all', { token: `${token}x` })).status).toBe(422);
    expect((await post('stop-all')).status).toBe(200);
    expect((await post('stop-all')).status).toBe(422);
    expect((await site.get(`/alerts/manage/${token}`)).status).toBe(404);
    expect(await db().$count(followers)).toBe(1);
  });
});

test('nobody changes or deletes the record of consent', async () => {
  await follow(site, newAddress(), 'weekly');
  await expect(db().update(consents).set({ action: 'withdrawn' })).rejects.toThrow();
  await expect(db().delete(consents)).rejects.toThrow();
  await expect(db().execute(sql`truncate consents`)).rejects.toThrow();
});
