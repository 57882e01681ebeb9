import { sql } from '#core/drizzle.ts';
import type { Queryable } from '#db/client.server.ts';
import { contentVersion } from '#db/schema/singletons.ts';

export const contentChannel = 'content';

/** Announces that public content has changed; every process is notified when the transaction commits. */
export async function bumpContentVersion(tx: Queryable): Promise<void> {
  await tx
    .insert(contentVersion)
    .values({ version: 1 })
    .onConflictDoUpdate({ target: contentVersion.only, set: { version: sql`${contentVersion.version} + 1` } });
  await tx.execute(sql`select pg_notify(${contentChannel}, '')`);
}

/** The version of the public content, which grows by one with every content write. */
export async function getContentVersion(tx: Queryable): Promise<number> {
  const [row] = await tx.select().from(contentVersion);
  return row?.version ?? 0;
}
