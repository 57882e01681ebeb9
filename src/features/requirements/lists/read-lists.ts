import type { ContentFiles } from '#core/content/content-files.server.ts';
import { complainOfRepeats } from '#core/content/repeats.ts';
import { readBeeStar } from './bee-star.ts';
import { readBisCrs } from './bis-crs.ts';
import { readBisIsi } from './bis-isi.ts';
import { readBisSchemeX } from './bis-scheme-x.ts';
import { readEprEeeCodes } from './epr-eee-codes.ts';
import type { ImportedRequirement } from './imported-requirement.ts';
import { readTecMtcte } from './tec-mtcte.ts';
import { readWpcEta } from './wpc-eta.ts';

const readers = [readBisCrs, readBeeStar, readTecMtcte, readWpcEta, readEprEeeCodes, readBisSchemeX, readBisIsi];

/** Every row of every list; a key that stands twice in one list is a mistake. */
export async function readLists(content: ContentFiles): Promise<ImportedRequirement[]> {
  const rows = (await Promise.all(readers.map((read) => read(content)))).flat();
  complainOfRepeats(rows, (row) => `${row.list} ${row.key}`, content.problems);
  return rows;
}
