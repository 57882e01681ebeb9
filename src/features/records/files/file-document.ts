import type { PublicFile } from '#db/content/sync-pictures.server.ts';

/** Where a field of a document stands in the files, and what it is called there. */
export type Place = { file: string; line: number; name?: string };

/** A document as the files give it: unchecked, with the texts as they are written. */
export type FileDocument = {
  document: Record<string, unknown>;
  placeOf: (path: readonly PropertyKey[]) => Place;
  /** How it writes what is HTML in the document, where that is not as in the other files of its kind. */
  texts?: 'html' | 'markdown';
  /** Its place among its kind, where that is not its place in the file. */
  position?: number;
  /** Set for what visitors do not see. */
  status?: 'draft' | 'archived';
  /** Public files that are made for it, beside the pictures that it names. */
  pictures?: PublicFile[];
  /** Stores a file that it names, when the import writes. */
  store?: () => Promise<void>;
};
