import { writeContent } from '#db/content/write-content.server.ts';
import { publications } from '#db/schema/publications.ts';
import { onlyRow } from './only-row.ts';

type Insert = typeof publications.$inferInsert;

/** The publication that a list is taken from. */
export function createPublication({ list, ...changes }: Partial<Insert> & Pick<Insert, 'list'>) {
  const row = { list, publisher: 'Zorbit Authority', name: 'Zorbit list', asOf: '2026-06', ...changes };
  return writeContent(async (tx) => onlyRow(await tx.insert(publications).values(row).returning()));
}
