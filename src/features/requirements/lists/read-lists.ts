import type { ContentFiles } from '#core/content/content-files.server.ts';
import { reportRepeats } from '#core/content/repeats.ts';
import { splitNote } from '#core/content/split-note.ts';
import { correctName, readNameCorrections } from './correct-name.ts';
import type { ImportedRequirement } from './imported-requirement.ts';
import { readBeeStar } from './read-bee-star.ts';
import { readBisCrs } from './read-bis-crs.ts';
import { readBisIsi } from './read-bis-isi.ts';
import { readBisSchemeX } from './read-bis-scheme-x.ts';
import { readEprEeeCodes } from './read-epr-eee-codes.ts';
import { readTecMtcte } from './read-tec-mtcte.ts';
import { readWpcEta } from './read-wpc-eta.ts';
import { joined } from './source-fields.ts';

const readers = [readBisCrs, readBeeStar, readTecMtcte, readWpcEta, readEprEeeCodes, readBisSchemeX, readBisIsi];

/** Reads every row of every list. Reports keys that occur twice in one list, and corrections that correct nothing. */
export async function readLists(content: ContentFiles): Promise<ImportedRequirement[]> {
  const [lists, corrections] = await Promise.all([
    Promise.all(readers.map((read) => read(content))),
    readNameCorrections(content),
  ]);
  const rows = lists.flat();
  reportRepeats(rows, (row) => `${row.list} ${row.key}`, content.problems);
  for (const { fault, file, line } of corrections) {
    if (rows.some((row) => row.name.includes(fault))) continue;
    content.problems.push({ file, line, reason: `no list has a product with '${fault}' in its name` });
  }
  return rows.map((row) => {
    const { note, remarks } = splitNote(row.note);
    return {
      ...row,
      addressName: row.name,
      name: correctName(row.name, corrections),
      technicalName: row.technicalName && correctName(row.technicalName, corrections),
      standardTitle: row.standardTitle && correctName(row.standardTitle, corrections),
      note,
      source: joined(row.source, remarks),
    };
  });
}
