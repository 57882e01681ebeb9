import { sql } from '#core/drizzle.ts';
import type { Queryable } from '#db/client.server.ts';
import { contentVersion } from '#db/schema/singletons.ts';

export const contentChannel = 'content';

/** Announces that public content has changed; every process is notified when the transaction commits. */
export async function bumpContentVersion(tx: Queryable): Promise<void> {
  await tx.execute(sql`
    with bumped as (
      insert into ${contentVersion} as v (version) values (1) on conflict ("only") do update set version = v.version + 1
    )
    select pg_notify(${contentChannel}, '')`);
}

/** The version of the public content, which grows by one with every content write. */
export async function getContentVersion(tx: Queryable): Promise<number> {
  const [row] = await tx.select().from(contentVersion);
  return row?.version ?? 0;
}
