import { standards } from '#db/schema/standards.ts';
import type { Sync } from '#db/sync-rows.server.ts';
import type { ImportedStandard } from './imported-standard.ts';

export async function importStandards(sync: Sync, listed: ImportedStandard[]) {
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
