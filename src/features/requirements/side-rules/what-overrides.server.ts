import { and, arrayContains, eq } from '#core/drizzle.ts';
import type { ServerText } from '#core/text/messages.server.ts';
import { db } from '#db/client.server.ts';
import { finderRules } from '#db/schema/finder.ts';
import { usedBy } from '#features/records/desk/used-by.ts';

/** Why a rule cannot be taken from the site: rules of the finder override what has this name, and would do nothing then. */
export async function whatOverrides(name: string): Promise<ServerText | null> {
  const { key, overrides, status } = finderRules;
  const users = await db()
    .select({ key })
    .from(finderRules)
    .where(and(eq(status, 'published'), arrayContains(overrides, [name])));
  return usedBy(name, users.map((user) => user.key).sort());
}
