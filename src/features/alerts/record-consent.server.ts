import type { Queryable } from '#db/client.server.ts';
import { consentHmac } from '#db/person/consent-hmac.server.ts';
import { consents } from '#db/schema/alerts.ts';

type Act = Pick<typeof consents.$inferInsert, 'action' | 'via' | 'language' | 'notice' | 'at'> & { email: string };

/** Notes what somebody agreed to or took back, in the transaction that does it. */
export async function recordConsent(tx: Queryable, { email, ...act }: Act): Promise<void> {
  await tx.insert(consents).values({ ...act, emailHmac: consentHmac(email) });
}
