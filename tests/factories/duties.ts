import { duties } from '#db/schema/duties.ts';
import { changeRows } from '#tests/change-rows.ts';

/** Who must act under the list of the ISI mark, for each reader of a sheet. */
export function createDuties() {
  return changeRows('duty', (tx) =>
    tx.insert(duties).values([
      { list: 'bis_isi', reader: 'everyone', who: 'The factory that makes it holds the licence.' },
      {
        list: 'bis_isi',
        reader: 'india',
        who: 'The factory in India holds it.',
        next: 'Test, then apply on Manak Online.',
      },
      {
        list: 'bis_isi',
        reader: 'import',
        who: 'The factory abroad names an Authorised Indian Representative; an importer cannot hold it.',
        next: 'Check the factory’s CM/L number in BIS Care before you ship.',
      },
    ]),
  );
}
