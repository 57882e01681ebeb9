import { standards } from '#db/schema/standards.ts';
import type { ListedStandard } from './collect-standards.ts';
import type { Sync } from './sync-rows.server.ts';

export async function importStandards(sync: Sync, listed: ListedStandard[]) {
  const rows = listed.map(({ slug, number, baseNumber, title, concurrentUntil, source, confirmed }) => ({
    slug,
    number,
    baseNumber,
    title,
    concurrentUntil,
    source,
    confirmed,
  }));
  const ids = await sync.rows(standards, ['slug'], rows);
  const successors = listed.map(
    ({ slug, successor }) => [ids.get(slug) ?? 0, ids.get(successor ?? '') ?? null] as const,
  );
  await sync.refer(standards, 'successorId', new Map(successors));
  return ids;
}
