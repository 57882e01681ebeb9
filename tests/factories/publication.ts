import { publications } from '#db/schema/publications.ts';
import { changeRows } from '../change-rows.ts';
import { onlyRow } from './only-row.ts';

type Insert = typeof publications.$inferInsert;

/** The publication that a list is taken from. */
export async function createPublication({ list, ...changes }: Partial<Insert> & Pick<Insert, 'list'>) {
  const row = { list, publisher: 'Zorbit Authority', name: 'Zorbit list', asOf: '2026-06', ...changes };
  return onlyRow(await changeRows('publication', (tx) => tx.insert(publications).values(row)));
}
