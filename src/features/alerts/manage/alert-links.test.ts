import { describe, expect, test } from 'vitest';
import { eq, sql } from '#core/drizzle.ts';
import { db } from '#db/client.server.ts';
import { erasePerson } from '#db/person/erase-person.server.ts';
import { consents, followers, follows } from '#db/schema/alerts.ts';
import { forgetLimits, newAddress } from '#tests/account-steps.ts';
import { askToFollow, confirmationOf, follow, form, withFollowedOrder } from '#tests/alert-steps.ts';
import { withSite } from '#tests/server.ts';

const site = withSite();
withFollowedOrder();
const click = (token: string) => site.get(`/api/alerts/unsubscribe/${token}`, form({}));
const tokenOf = async (email: string) =>
  (await db().select().from(followers).where(eq(followers.email, email)))[0]?.unsubscribeToken ?? '';

describe('a link of ours', () => {
  test('opens nothing of somebody else who has got its number, as after the restore of a backup', async () => {
    const [gone, next] = [newAddress(), newAddress()];
    const manage = await follow(site, gone, 'weekly');
    await forgetLimits();
    await askToFollow(site, gone, { kind: 'product', slug: 'kettle' });
    const confirm = await confirmationOf(gone);
    for (const table of ['followers', 'follow_requests'].map((name) => sql.identifier(name))) {
      const others = { email: next, unsubscribe_token: 'other', created_at: new Date(Date.now() + 2_000) };
      await db().execute(sql`
        with gone as (delete from ${table} where email = ${gone} returning *)
        insert into ${table} overriding system value
        select (jsonb_populate_record(null::${table}, to_jsonb(gone) || ${JSON.stringify(others)}::jsonb)).* from gone`);
    }
    for (const path of [`/alerts/manage/${manage}`, `/alerts/confirm/${confirm}`]) {
      const page = await site.get(path);
      expect(page.status).toBe(404);
      expect(await page.text()).not.toContain(next);
    }
    expect((await site.get('/api/alerts/stop-all', form({ token: manage }))).status).toBe(422);
    expect((await site.get('/api/alerts/confirm', form({ token: confirm }))).status).toBe(422);
    expect(await db().$count(followers)).toBe(1);
  });

  test('to the own list downloads it as a file that no cache and no search engine stores', async () => {
    const email = newAddress();
    const token = await follow(site, email, 'weekly');
    const page = await (await site.get(`/alerts/manage/${token}`)).text();
    const address = `/alerts/manage/${token}/alerts.json`;
    expect(page).toContain(`href="${address}"`);
    const file = await site.get(address);
    expect(file.headers.get('content-disposition')).toBe('attachment; filename="alerts.json"');
    expect(file.headers.get('cache-control')).toContain('no-store');
    expect(file.headers.get('x-robots-tag')).toContain('noindex');
    expect(await file.json()).toMatchObject({
      email,
      follows: [{ kind: 'order', frequency: 'weekly', url: '/orders/so-1-e-2026' }],
    });
    expect((await site.get('/alerts/manage/another/alerts.json')).status).toBe(404);
  });

  test('that ends all mails ends those of the same address, also when it has followed again since', async () => {
    const email = newAddress();
    await follow(site, email, 'weekly');
    const old = await tokenOf(email);
    await click(old);
    expect(await tokenOf(email)).toBe('');
    await forgetLimits();
    await follow(site, email, 'weekly');
    expect((await click(old)).status).toBe(200);
    expect(await tokenOf(email)).toBe('');
  });

  const oneClick = 'List-Unsubscribe=One-Click';
  const part = 'content-disposition: form-data; name="List-Unsubscribe"';
  test.each<[from: string, headers: Record<string, string>, body: string]>([
    ['a server that names no origin', { 'content-type': 'application/x-www-form-urlencoded' }, oneClick],
    ['a page of another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }, oneClick],
    [
      'a page without an origin',
      { origin: 'null', 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'cors' },
      oneClick,
    ],
    ['a browser with cookies', { cookie: '__Host-session=x; lang=hi', origin: 'https://mail.example' }, oneClick],
    [
      'a form with parts',
      { 'content-type': 'multipart/form-data; boundary=p' },
      `--p\r\n${part}\r\n\r\nOne-Click\r\n--p--\r\n`,
    ],
    ['a program that sends nothing', {}, ''],
    ['a program that sends something else', { 'content-type': 'application/json' }, '{"a":'],
  ])(
    'that ends all mails takes the click of %s, twice, and is then like one that nobody has',
    async (_, headers, body) => {
      const email = newAddress();
      await follow(site, email, 'weekly');
      const path = `/api/alerts/unsubscribe/${await tokenOf(email)}`;
      const before = await db().$count(consents);
      for (const address of [path, path, '/api/alerts/unsubscribe/nobody']) {
        const answer = await site.get(address, { method: 'POST', headers, body, redirect: 'manual' });
        expect([answer.status, answer.headers.getSetCookie()]).toEqual([200, []]);
        expect(await answer.text()).toContain('deleted');
        expect(await tokenOf(email)).toBe('');
        expect(await db().$count(consents)).toBe(before + 1);
      }
    },
  );

  test('that ends all mails works after the person has been erased, and writes nothing of them', async () => {
    const [email, other] = [newAddress(), newAddress()];
    await follow(site, email, 'weekly');
    await forgetLimits();
    await follow(site, other, 'weekly');
    const token = await tokenOf(email);
    await erasePerson({ email });
    expect(await tokenOf(email)).toBe('');
    const before = await db().select().from(consents);
    for (const _ of [1, 2]) expect((await click(token)).status).toBe(200);
    expect(await db().select().from(consents)).toEqual(before);
    expect(await tokenOf(other)).not.toBe('');
  });

  test.each(['%00', 'a%00b', '%ED%A0%80', '%'.repeat(50), 'x'.repeat(5_000), '..%2f..%2f', '%0d%0aset-cookie:a=b'])(
    'that is %s is no fault',
    async (token) => {
      for (const path of [
        `/api/alerts/unsubscribe/${token}`,
        `/alerts/unsubscribe/${token}`,
        `/alerts/manage/${token}`,
      ]) {
        for (const init of [{}, form({})]) {
          const answer = await site.get(path, { ...init, redirect: 'manual' });
          expect(answer.status, path).toBeLessThan(500);
          expect(answer.headers.getSetCookie().filter((cookie) => cookie.startsWith('a='))).toEqual([]);
        }
      }
    },
  );

  test.each(['', '1', 'order', 'a\0b', '%00', "' or 1=1", '../order', 'x'.repeat(500)])(
    'stops no line %s',
    async (slug) => {
      const token = await follow(site, newAddress(), 'weekly');
      const { status } = await site.get('/api/alerts/stop', form({ token, kind: 'order', slug }));
      expect(status).toBeLessThan(500);
      expect(await db().$count(follows)).toBe(1);
    },
  );

  test('cannot turn the button of its page to another address', async () => {
    const page = await (await site.get('/alerts/unsubscribe/..%2f..%2fclient%2flogout%3fx')).text();
    expect(page).not.toContain('action="/api/alerts/unsubscribe/../');
  });

  test('is in no cache, and in no referrer', async () => {
    const token = await follow(site, newAddress(), 'weekly');
    for (const path of [`/alerts/manage/${token}`, `/hi/alerts/manage/${token}`, `/alerts/manage/${token}.data`]) {
      const { headers, status } = await site.get(path);
      expect([path, status]).toEqual([path, 200]);
      expect(headers.get('cache-control')).toBe('private, no-store');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
    }
    for (const act of ['settings', 'feeds', 'stop-all']) {
      const answer = await site.get(`/api/alerts/${act}`, form({ token }, { accept: 'text/html' }));
      expect(answer.headers.get('cache-control')).toContain('no-store');
      expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
    }
  });
});
