import { beforeAll, describe, expect, test } from 'vitest';
import { desc, eq, sql } from '#core/drizzle.ts';
import { db } from '#db/client.server.ts';
import { consents, followers, followRequests, follows } from '#db/schema/alerts.ts';
import { outboxMails } from '#db/schema/mail.ts';
import { forgetLimits, newAddress } from '#tests/account-steps.ts';
import { askToFollow, confirm, confirmationOf, confirmForm, form, withFollowedOrder } from '#tests/alert-steps.ts';
import { createProducts } from '#tests/factories/product.ts';
import { withSite } from '#tests/server.ts';

const site = withSite();
withFollowedOrder();
const foreign = Array.from({ length: 55 }, (_, index) => ({ name: `Foreign ${index}`, slug: `foreign-${index}` }));
beforeAll(async () => {
  await createProducts(foreign);
});

const press = (fields: Record<string, string>) => site.get('/api/alerts/confirm', form(fields));
const kinds = async () => (await db().select().from(follows)).map(({ kind }) => kind);

/** As a stranger asks who knows an address. */
async function askForMany(email: string, count: number, from = 0) {
  for (const { slug } of foreign.slice(from, from + count)) {
    await forgetLimits();
    await askToFollow(site, email, { kind: 'product', slug });
  }
}

describe('what a stranger asks for', () => {
  test('between the opening of a page and its button is not begun, and goes on waiting', async () => {
    const email = newAddress();
    await askToFollow(site, email, { frequency: 'daily' });
    const token = await confirmationOf(email);
    const opened = await confirmForm(site, token);
    await askForMany(email, 2);
    expect((await press(opened)).status).toBe(200);
    expect(await kinds()).toEqual(['order']);
    const page = await (await site.get(`/alerts/confirm/${token}`)).text();
    expect(page.match(/>Foreign \d</g)).toHaveLength(2);
    expect(page).not.toContain('/orders/so-1-e-2026');
    expect((await press({ token })).status).toBe(422);
    expect(await kinds()).toEqual(['order']);
    expect((await confirm(site, token)).status).toBe(200);
    expect(await kinds()).toEqual(['order', 'product', 'product']);
  });

  test('in another language changes neither the words that are agreed to nor the language of the mails', async () => {
    const email = newAddress();
    await askToFollow(site, email);
    const token = await confirmationOf(email);
    const opened = await confirmForm(site, token);
    await forgetLimits();
    const fields = form({ email, kind: 'product', slug: 'kettle' }, { 'accept-language': 'hi' });
    expect((await site.get('/api/alerts/follows', fields)).status).toBe(202);
    expect((await press(opened)).status).toBe(200);
    const [act] = await db().select().from(consents).orderBy(desc(consents.id)).limit(1);
    expect(act).toMatchObject({ language: 'en', notice: expect.stringContaining('We store your email address') });
    expect(await db().select().from(followers)).toMatchObject([{ language: 'en' }]);
    // Once nothing waits, whoever asks is asked in their own language.
    await confirm(site, token);
    await forgetLimits();
    await site.get('/api/alerts/follows', fields);
    expect(await db().select().from(followRequests)).toMatchObject([{ language: 'hi' }]);
  });

  test('with another frequency is not what the page has shown', async () => {
    const email = newAddress();
    await askToFollow(site, email, { frequency: 'weekly' });
    const token = await confirmationOf(email);
    const opened = await confirmForm(site, token);
    await forgetLimits();
    await askToFollow(site, email, { frequency: 'immediate' });
    const refused = await press(opened);
    expect([refused.status, (await refused.json()).message]).toEqual([
      422,
      'The list has changed since you opened the page. Open the link in our mail again and press the button there.',
    ]);
    expect(await kinds()).toEqual([]);
    expect(await (await site.get(`/alerts/confirm/${token}`)).text()).toContain('At once');
  });

  test.each(['before', 'before and after', 'after'])(
    'fills the list %s the person, and leaves on it what the person has asked for',
    async (when) => {
      const email = newAddress();
      const own = () => askToFollow(site, email, { kind: 'product', slug: 'kettle' });
      if (when === 'after') await own();
      await askForMany(email, 52);
      await forgetLimits();
      if (when !== 'after') await own();
      if (when === 'before and after') await askForMany(email, 3, 52);
      await forgetLimits();
      const token = await confirmationOf(email);
      const { shown } = await confirmForm(site, token);
      expect(shown.split(' ')).toHaveLength(50);
      expect(await (await site.get(`/alerts/confirm/${token}`)).text()).toContain('/products/kettle');
    },
    60_000,
  );
});

test('a second press of the button changes nothing and says that the first has worked', async () => {
  const email = newAddress();
  await askToFollow(site, email);
  const token = await confirmationOf(email);
  const opened = await confirmForm(site, token);
  const acts = await db().$count(consents);
  const answers = await Promise.all([1, 2, 3].map(() => press(opened)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  const [first, ...others] = await Promise.all(answers.map((answer) => answer.json()));
  const again = 'You have confirmed this already. We will tell you what changes.';
  const said = [first, ...others].map(({ message }) => message).sort();
  expect(said).toEqual(['We will tell you what changes.', again, again]);
  expect([await db().$count(follows), (await db().$count(consents)) - acts]).toEqual([1, 1]);
  const page = await site.get(`/alerts/confirm/${token}`);
  expect([page.status, (await page.text()).includes('You have confirmed this already')]).toEqual([200, true]);

  // Nobody is mailed a list without lines.
  await forgetLimits();
  await db().update(followRequests).set({ askedAt: sql`clock_timestamp()` });
  await confirmationOf(email);
  expect(await db().$count(outboxMails, eq(outboxMails.recipient, email))).toBe(1);
  // Nor is the list begun again that was ended since.
  const manage = decodeURIComponent(String(first.url).split('/').at(-1) ?? '');
  expect((await site.get('/api/alerts/stop-all', form({ token: manage }))).status).toBe(200);
  expect((await press(opened)).status).toBe(422);
  expect((await site.get(`/alerts/confirm/${token}`)).status).toBe(404);
  expect(await kinds()).toEqual([]);
});
