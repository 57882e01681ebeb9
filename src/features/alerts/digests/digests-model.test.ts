import fc from 'fast-check';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { eq } from '#core/drizzle.ts';
import { closeMailer } from '#core/mail/mailer.server.ts';
import { db } from '#db/client.server.ts';
import { alertDigests, alertItems, bounceEvents, follows, mailAddresses } from '#db/schema/alerts.ts';
import { changeEvents } from '#db/schema/change-events.ts';
import { outboxMails } from '#db/schema/mail.ts';
import { frequencies } from '#features/alerts/alerts.schema.ts';
import { alertActs, playAlerts, said } from '#tests/alert-model.ts';
import { withFollowedOrder } from '#tests/alert-steps.ts';
import { enterDesk } from '#tests/desk-steps.ts';
import { createOrder } from '#tests/factories/order.ts';
import { headersOf, startMailServer } from '#tests/mail-server.ts';
import { withSite } from '#tests/server.ts';

const mailServer = await startMailServer();
const site = withSite();
const followed = withFollowedOrder();
let reviewer: Awaited<ReturnType<typeof enterDesk>>;
let second: Awaited<ReturnType<typeof createOrder>>;
beforeAll(async () => {
  second = await createOrder({ slug: 'so-2-e-2026', number: 'S.O. 2(E)' });
  reviewer = await enterDesk(site, ['reviewer']);
});
afterAll(async () => {
  closeMailer();
  await mailServer.stop();
});

test('whatever happens, each change comes in exactly one mail to whoever may get it, and in none to others', async () => {
  vi.stubEnv('SMTP_URL', mailServer.url);
  vi.stubEnv('ALERT_MAILS_PER_MINUTE', '100000');
  await fc.assert(
    fc.asyncProperty(alertActs, async (steps) => {
      const { struck, wrong, reached } = await playAlerts(
        { site, mailServer, orders: [{ id: followed.orderId, slug: 'so-1-e-2026' }, second], reviewer },
        steps,
      );
      const events = await db().select().from(changeEvents);
      const items = await db().select().from(alertItems);
      const digests = await db().select().from(alertDigests);
      const mails = await db().select().from(outboxMails);
      const sent = new Map<string | undefined, string>();
      for (const mail of mailServer.received) {
        const id = /<(.+)@/.exec(headersOf(mail).get('message-id') ?? '')?.[1];
        sent.set(id, `${sent.get(id) ?? ''}${(await PostalMime.parse(mail.raw)).text}`);
      }
      for (const follower of reached) {
        const [since] = await db().select().from(follows).where(eq(follows.followerId, follower));
        const told = events.filter(
          (event) =>
            event.state === 'published' &&
            event.createdAt >= (since?.createdAt ?? 0) &&
            !struck.has(event.effectId ?? 0),
        );
        for (const event of told.filter(({ correctsId }) => correctsId === null)) {
          const its = items.filter(({ eventId, followerId }) => eventId === event.id && followerId === follower);
          expect(its).toHaveLength(1);
          const digest = digests.find(({ id }) => id === its[0]?.digestId);
          expect(digest?.followerId).toBe(follower);
          expect(sent.get(digest?.messageId)?.replace(/\s+/g, ' '), 'told in a mail that was sent').toContain(
            said(event),
          );
        }
      }
      for (const [id, told] of wrong) {
        const correction = events.find(({ correctsId }) => correctsId === id);
        expect(correction?.state, 'what somebody may have read is corrected').toBe('published');
        for (const follower of reached.filter((each) => told.includes(each))) {
          const its = items.filter(({ eventId, followerId }) => eventId === correction?.id && followerId === follower);
          expect(its, 'who was told is corrected once').toHaveLength(1);
          const digest = digests.find((each) => each.id === its[0]?.digestId);
          expect(sent.get(digest?.messageId)).toContain('recorded by mistake');
        }
      }
      // No mail comes before the rhythm of what it tells, and each because something of its own rhythm was waiting.
      for (const { id, windowKey } of digests) {
        const rhythm = frequencies.findIndex((frequency) => windowKey.startsWith(`${frequency}:`));
        const its = items.filter(({ digestId }) => digestId === id);
        const places = its.map(({ frequency }) => frequencies.indexOf(frequency));
        expect(Math.min(...places), windowKey).toBe(rhythm);
      }
      expect(mails.filter(({ state }) => !['sent', 'dropped'].includes(state))).toEqual([]);
      expect(new Set(digests.map(({ followerId, windowKey }) => `${followerId} ${windowKey}`)).size).toBe(
        digests.length,
      );
      expect(await db().$count(bounceEvents)).toBe(await db().$count(mailAddresses));
    }),
    { numRuns: 12, interruptAfterTimeLimit: 40_000 },
  );
}, 120_000);
