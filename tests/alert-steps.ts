import { afterAll, beforeAll, beforeEach, expect, vi } from 'vitest';
import { eq, sql } from '#core/drizzle.ts';
import { closeJobs, drainJobs, runJobs } from '#core/jobs/jobs.server.ts';
import { addDays, todayInIndia } from '#core/time/dates.ts';
import { db } from '#db/client.server.ts';
import { writeContent } from '#db/content/write-content.server.ts';
import { followers, followRequests } from '#db/schema/alerts.ts';
import { changeEvents } from '#db/schema/change-events.ts';
import { outboxMails } from '#db/schema/mail.ts';
import { orderEffects } from '#db/schema/orders.ts';
import type { Frequency } from '#features/alerts/alerts.schema.ts';
import { fanOut } from '#features/alerts/digests/fan-out.job.ts';
import { mailConfirmations } from '#features/alerts/follow/request-follow.server.ts';
import { mailJobs } from '#features/mail/send-mail.job.ts';
import { audiences } from '#features/orders/order-kinds.schema.ts';
import { forgetLimits, mailsTo } from './account-steps.ts';
import { emptyContent } from './factories/empty-content.ts';
import { onlyRow } from './factories/only-row.ts';
import { commences, createOrder } from './factories/order.ts';
import { createProduct } from './factories/product.ts';
import { inState } from './factories/requirement.ts';
import type { startMailServer } from './mail-server.ts';
import { patient } from './mail-steps.ts';
import type { withSite } from './server.ts';

type Site = ReturnType<typeof withSite>;
type NewEffect = Partial<typeof orderEffects.$inferInsert> & Pick<typeof orderEffects.$inferInsert, 'kind'>;

export const form = (fields: Record<string, string>, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  body: new URLSearchParams(fields).toString(),
});

/** Asks to follow the order of that slug. */
export function askToFollow(site: Site, email: string, fields: Record<string, string> = {}) {
  return site.get('/api/alerts/follows', form({ email, kind: 'order', slug: 'so-1-e-2026', ...fields }));
}

/** The token of the newest link in a mail to that address that is still in the outbox. */
export async function confirmationOf(email: string): Promise<string> {
  await mailConfirmations.run('');
  const mail = (await mailsTo(email)).find(({ template }) => template === 'confirm-follow');
  return String(mail?.data.link).split('/').at(-1) ?? '';
}

/** The fields of the form behind a link of such a mail, as its page shows them now. */
export async function confirmForm(site: Site, token: string) {
  const page = await (await site.get(`/alerts/confirm/${token}`)).text();
  const [, shown = ''] = /name="shown" value="([^"]*)"/.exec(page) ?? [];
  return { token, shown };
}

/** Opens the page behind a link of such a mail, and presses its button. */
export async function confirm(site: Site, token: string, headers: Record<string, string> = {}) {
  return site.get('/api/alerts/confirm', form(await confirmForm(site, token), headers));
}

/** Follows the order of that slug; @returns the token of the manage page */
export async function follow(site: Site, email: string, frequency: Frequency, fields: Record<string, string> = {}) {
  await askToFollow(site, email, { frequency, ...fields });
  const answer = await confirm(site, await confirmationOf(email));
  const { url } = await answer.json();
  return String(url).split('/').at(-1) ?? '';
}

/** Asks for a feed and a calendar on the list of a follower; @returns their addresses, and the list that shows them */
export async function makeFeedAddresses(site: Site, token: string) {
  await forgetLimits();
  expect((await site.get('/api/alerts/feeds', form({ token }))).status).toBe(200);
  const page = await (await site.get(`/alerts/manage/${token}`)).text();
  const [feed = ''] = /\/feeds\/my\/[\w-]{43}\.xml/.exec(page) ?? [];
  const [calendar = ''] = /\/calendars\/[\w-]{43}\.ics/.exec(page) ?? [];
  return { feed, calendar, page };
}

let position = 500;

/** What an instrument does to an order, as any writer adds it. */
export function addEffect(orderId: number, effect: NewEffect) {
  const row = { audiences: [...audiences], recordedOn: '2026-11-26', confidence: 'gazette' as const };
  return writeContent(async (tx, changed) => {
    const values = { ...row, orderId, targetId: orderId, position: ++position, ...effect };
    const added = onlyRow(await tx.insert(orderEffects).values(values).returning());
    changed('order', [orderId]);
    return added;
  });
}

/** As if the ten minutes were over in which a change can be taken back. */
export const endGrace = () => db().execute(sql`update change_events set publish_at = now() where state = 'held'`);

/** Ends the ten minutes and publishes all that is held, as often as a busy machine needs for it. */
export async function publishHeld(): Promise<void> {
  await endGrace();
  await expect
    .poll(async () => {
      await db().update(changeEvents).set({ retryAt: null }).where(eq(changeEvents.state, 'held'));
      await fanOut.run('');
      return db().$count(changeEvents, eq(changeEvents.state, 'held'));
    }, patient)
    .toBe(0);
}

/** Sends what is waiting in the outbox; @returns the mails that arrived */
export async function deliverMails(site: Site, mailServer: Awaited<ReturnType<typeof startMailServer>>) {
  mailServer.received.length = 0;
  vi.stubEnv('SMTP_URL', mailServer.url);
  await runJobs(mailJobs(site.mailSetup));
  const isWaiting = eq(outboxMails.state, 'waiting');
  await expect.poll(() => db().$count(outboxMails, isWaiting), patient).toBe(0);
  await drainJobs();
  vi.stubEnv('SMTP_URL', undefined);
  return [...mailServer.received];
}

/** An order that a product stands under, and nobody who follows it at the start of each test. */
export function withFollowedOrder() {
  const line = { list: 'bis_isi', key: '920' };
  const followed = { orderId: 0 };
  beforeAll(async () => {
    // Mails lead to the site at this address.
    vi.stubEnv('PUBLIC_URL', 'https://kasauti.example');
    await emptyContent();
    await createProduct({ name: 'Kettle', requirements: [inState('listed', { list: line.list, listKey: line.key })] });
    const effects = [commences(addDays(todayInIndia(), 200))];
    const order = { slug: 'so-1-e-2026', number: 'S.O. 1(E)', lines: [line], effects };
    followed.orderId = (await createOrder(order)).id;
  });
  beforeEach(async () => {
    await forgetLimits();
    await db().update(changeEvents).set({ state: 'past' });
    await db().delete(followers);
    await db().delete(followRequests);
    await db().delete(outboxMails);
  });
  afterAll(async () => {
    await closeJobs();
    vi.unstubAllEnvs();
  });
  return followed;
}
