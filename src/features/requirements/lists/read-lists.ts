import type { ContentFiles } from '#core/content/content-files.server.ts';
import { complainOfRepeats } from '#core/content/repeats.ts';
import { readBeeStar } from './bee-star.ts';
import { readBisCrs } from './bis-crs.ts';
import { readBisIsi } from './bis-isi.ts';
import { readBisSchemeX } from './bis-scheme-x.ts';
import { readEprEeeCodes } from './epr-eee-codes.ts';
import type { ListRow } from './imported-requirement.ts';
import { readTecMtcte } from './tec-mtcte.ts';
import { readWpcEta } from './wpc-eta.ts';

/** The service that each list belongs to; the order is that in which products take their names. */
export const serviceOfList: Record<string, string> = {
  bis_crs: 'bis-crs-registration',
  bee_star: 'bee-star-label',
  tec_mtcte: 'tec-mtcte',
  wpc_eta: 'wpc-eta',
  epr_eee_codes: 'epr-e-waste',
  bis_scheme_x: 'bis-scheme-x',
  bis_isi: 'bis-isi-mark',
};

const readers = [readBisCrs, readBeeStar, readTecMtcte, readWpcEta, readEprEeeCodes, readBisSchemeX, readBisIsi];

/** Every row of every list; a key that stands twice in one list is a mistake. */
export async function readMandatoryLists(content: ContentFiles): Promise<ListRow[]> {
  const rows = (await Promise.all(readers.map((read) => read(content)))).flat();
  complainOfRepeats(rows, (row) => `${row.list} ${row.key}`, content.problems);
  return rows;
}
