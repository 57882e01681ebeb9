import { eq, sql } from 'drizzle-orm';
import { isEmailAddress } from '#core/text/addresses.ts';
import type { Queryable } from '#db/client.server.ts';
import { settings } from '#db/schema/site.ts';

/** Where mails to the office go, or null; read in the transaction that queues such a mail. */
export async function getOfficeAddress(tx: Queryable): Promise<string | null> {
  const email = sql<string | null>`${settings.value} ->> 'email'`;
  const [contact] = await tx.select({ email }).from(settings).where(eq(settings.key, 'contact'));
  return contact?.email && isEmailAddress(contact.email) ? contact.email : null;
}
