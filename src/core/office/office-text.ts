/** A unit of text in a document for a word processor. */
export type OfficeBlock =
  | { kind: 'heading'; text: string; level: 2 | 3 }
  | { kind: 'paragraph'; text: string }
  /** Small and quiet, such as a caution or a source. */
  | { kind: 'note'; text: string }
  | { kind: 'list'; mark: 'bullet' | 'number' | 'box'; items: string[] }
  /** A row of empty cells is there to be filled in. */
  | { kind: 'table'; rows: { cells: string[]; isHead: boolean }[] };

/** What a word processor shows of a file without opening it. */
type OfficeProperties = { title: string; subject: string; author: string };

export type OfficeText = OfficeProperties & {
  lead: string | null;
  /** Repeated at the foot of every page. */
  foot: string;
  blocks: readonly OfficeBlock[];
};

export type OfficeSheet = {
  /** On the tab; at most 31 characters, without `[]:*?/\`. */
  name: string;
  head: string[];
  rows: OfficeSheetRow[];
};

/** A guide says what is entered in the column below it; a day is written `2026-11-22`. */
export type OfficeSheetRow = { cells: string[]; isGuide: boolean };
