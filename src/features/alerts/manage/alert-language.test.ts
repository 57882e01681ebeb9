import { expect, test } from 'vitest';
import { eq } from '#core/drizzle.ts';
import { addDays, todayInIndia } from '#core/time/dates.ts';
import { db } from '#db/client.server.ts';
import { consents, followers } from '#db/schema/alerts.ts';
import { outboxMails } from '#db/schema/mail.ts';
import { noteDeadlinesOn } from '#features/change-events/note-deadlines.job.ts';
import { composeMail } from '#features/mail/compose-mail.server.ts';
import { newAddress } from '#tests/account-steps.ts';
import { addEffect, follow, form, makeFeedAddresses, publishHeld, withFollowedOrder } from '#tests/alert-steps.ts';
import { withSite } from '#tests/server.ts';
import { openDigestsAt } from '../digests/open-digests.job.ts';
import { digestMail } from '../mails/alert-mails.ts';

const site = withSite();
const followed = withFollowedOrder();

const fields = { frequency: 'immediate', weekday: '1', hour: '9', zone: 'Asia/Kolkata', audiences: 'import' };
const save = (token: string, language: string) =>
  site.get('/api/alerts/settings', {
    ...form({ token, language, ...fields }, { accept: 'text/html' }),
    redirect: 'manual',
  });

test('mails, also one that waits, feed and calendar are in the language that a follower chooses on the list', async () => {
  const email = newAddress();
  const token = await follow(site, email, 'immediate');
  const { feed, calendar, page } = await makeFeedAddresses(site, token);
  expect(page).toMatch(/<select[^>]*name="language"[\s\S]*?<option value="en" lang="en" selected="">English</);
  expect(page).toContain('<option value="hi" lang="hi">हिन्दी</option>');
  await addEffect(followed.orderId, { kind: 'clarify' });
  await noteDeadlinesOn(addDays(todayInIndia(), 170));
  await publishHeld();
  expect(await openDigestsAt(new Date())).toBe(1);
  const read = async () => {
    const [waiting] = await db().select().from(outboxMails).where(eq(outboxMails.template, digestMail.name));
    const mail = waiting && (await composeMail(waiting, digestMail, site.mailSetup));
    const texts = [feed, calendar].map(async (path) => (await site.get(path)).text());
    return [`${mail?.html}`, ...(await Promise.all(texts))];
  };
  const isHindi = (text: string) => /[\u0900-\u097f]{3}/.test(text);
  expect((await read()).map(isHindi)).toEqual([false, false, false]);
  const acts = await db().$count(consents);
  const saved = await save(token, 'hi');
  expect([saved.status, saved.headers.get('location')]).toEqual([
    303,
    expect.stringMatching(/^\/hi\/alerts\/manage\/[^?]+\?changed=yes#settings$/),
  ]);
  const list = await (await site.get(saved.headers.get('location')?.split('#')[0] ?? '')).text();
  expect(list).toContain('<option value="hi" lang="hi" selected="">');
  const hindi = await read();
  expect(hindi.map(isHindi)).toEqual([true, true, true]);
  expect(hindi[0]).toMatch(/<html[^>]*lang="hi"/);
  expect(hindi[0]).toContain('https://kasauti.example/hi/orders/so-1-e-2026');
  // Like the other settings, it is no act of consent.
  expect(await db().$count(consents)).toBe(acts);
});

test('a page of a list that was opened before it had the choice leaves the language as it is', async () => {
  const token = await follow(site, newAddress(), 'immediate');
  await save(token, 'hi');
  expect((await site.get('/api/alerts/settings', form({ token, ...fields, hour: '7' }))).status).toBe(200);
  expect(await db().select().from(followers)).toMatchObject([{ language: 'hi', hour: 7 }]);
});
