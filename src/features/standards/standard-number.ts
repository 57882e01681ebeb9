import { slugify } from '#core/text/addresses.ts';

export type StandardNumber = {
  /** As printed: `IS 302 (Part 1):2024 / IEC 60335-1:2020`. */
  number: string;
  /** Made from the Indian number alone: `is-302-part-1-2024`. */
  slug: string;
  /** The first run of digits, which is what people type: `302`. */
  baseNumber: string;
};
export type StandardField = {
  standards: StandardNumber[];
  /** The words in brackets that narrow a standard for one row: `clauses 12 to 15`. */
  clauses: string | null;
};

const prefix = String.raw`IS(?:\/(?:IEC|ISO|QC|CISPR))?(?:\/TR)?`;
const part = String.raw`\((?:Part|Sec)\b[^()]*\)`;
const indian = new RegExp(String.raw`^${prefix} (\d+)(?:-\d+)*(?: ${part})*(?::(?:19|20)\d\d)?$`);
const foreign = /^(?:ISO|IEC)(?:\/[A-Z]+)? (?:TR )?\d[\w-]*(?: \(Part \d+\))?(?::\d{4})?(?: \+ Amd \d+:\d{4})?$/;
const severalParts = /\(Part (\w+) & (\w+)\)/;
const clauseNote = /\s*\(((?:selected )?clauses?\b[^()]*)\)$/;

/**
 * Reads the standards in one field of a list; several are separated by `;` or by a space before the next `IS`.
 * @throws Error that quotes the part that is not the number of a standard
 */
export function parseStandardField(field: string): StandardField {
  const tidy = field.trim().replace(/\s+/g, ' ');
  if (!tidy) return { standards: [], clauses: null };
  const clauses: string[] = [];
  const standards = tidy.split(new RegExp(String.raw`\s*;\s*| (?=${prefix} \d)`)).flatMap((piece) => {
    const clause = clauseNote.exec(piece)?.[1];
    if (clause) clauses.push(clause);
    const bare = piece.replace(clauseNote, '');
    const several = severalParts.exec(bare);
    if (!several) return [parseStandardNumber(bare)];
    return several.slice(1).map((which) => parseStandardNumber(bare.replace(severalParts, `(Part ${which})`)));
  });
  return { standards, clauses: clauses.join('; ') || null };
}

/** @throws Error when the text is not a single Indian Standard, with or without the number that it is identical to */
export function parseStandardNumber(text: string): StandardNumber {
  const number = text.trim().replace(/\/ ?Section /g, '/Sec ');
  const [indianNumber = '', same, ...more] = number.split(' / ');
  const digits = indian.exec(indianNumber)?.[1];
  if (!digits || more.length > 0 || (same !== undefined && !foreign.test(same))) {
    throw new Error(`'${text}' is not the number of an Indian Standard`);
  }
  return { number, slug: slugify(indianNumber), baseNumber: digits };
}

/** Whether a text is the number of a single Indian Standard as it is stored. */
export function isStandardNumber(text: string): boolean {
  try {
    return parseStandardNumber(text).number === text;
  } catch {
    return false;
  }
}
