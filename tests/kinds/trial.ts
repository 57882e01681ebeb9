export type Document = Record<string, unknown>;

/** How a kind of record is tried out: what a test writes into it, and where visitors then read it. */
export type Trial = {
  /** What makes a copy of a public record one of its own, beside another slug; what it names is made first. */
  own?: (copy: Document, word: string) => Document | Promise<Document>;
  /** Stores the files that it names. */
  prepare?: (word: string) => Promise<unknown>;
  /** Changes a public record that has these words instead, because visitors see no further one. */
  existing?: string;
  /** Writes a word where visitors see it; into its name unless it says otherwise. */
  say?: (document: Document, word: string) => Document;
  /** The page or call that shows it, asked for by a client who has unlocked the KYC page, or a call with its input; null for what no visitor sees. */
  shown: ((document: Document) => string) | null;
  /** Whether visitors see something else instead of the word, which is no text there. */
  isOther?: true;
  /** Whether a search finds it by the word. */
  isFound?: true;
  /** Makes what shows it to visitors; returns what takes that away again, where the record could not be archived else. */
  use?: (document: Document, id: number) => Promise<(() => Promise<unknown>) | undefined>;
};

/** `/api/blogs/{category}/{slug}` with the fields of a document. */
export const at = (path: string) => (document: Document) =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => String(document[name]));

/** Writes the word into a field. */
export const says =
  (field: string, as: (word: string) => unknown = (word) => word) =>
  (document: Document, word: string): Document => ({ ...document, [field]: as(word) });

/** Writes it into a field of the first row of a list. */
export const saysIn =
  (list: string, field: string, as: (word: string) => unknown = (word) => word) =>
  (document: Document, word: string): Document => {
    const [first, ...others] = document[list] as Document[];
    return { ...document, [list]: [{ ...first, [field]: as(word) }, ...others] };
  };

export const inHtml = (word: string) => `<p>${word}</p>`;

/** Of the two words that are written in turn, whether it is the first. */
export const isFirst = (word: string) => word.endsWith('one');
