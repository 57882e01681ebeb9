import type { Sync } from '#db/content/sync-rows.server.ts';
import { standards } from '#db/schema/standards.ts';
import type { StandardNumber } from './standard-number.ts';

/** Writes the standards that the lists name, because there is no file of standards. */
export async function writeStandards(sync: Sync, named: ImportedStandard[]): Promise<void> {
  const ids = await sync.rows(
    standards,
    ['slug'],
    named.map(({ slug, number, baseNumber, title, concurrentUntil, source, confirmed }) => ({
      slug,
      number,
      baseNumber,
      title,
      concurrentUntil,
      source,
      confirmed,
    })),
  );
  const successors = named.map(
    ({ slug, successor }) => [ids.get(slug) ?? 0, ids.get(successor ?? '') ?? null] as const,
  );
  await sync.refer(standards, 'successorId', new Map(successors));
}

/** A standard as read from the official lists that name it. */
export type ImportedStandard = StandardNumber & {
  title: string | null;
  /** The slug of the standard that replaces it. */
  successor: string | null;
  concurrentUntil: string | null;
  source: string | null;
  confirmed: boolean;
};
