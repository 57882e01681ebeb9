/** A unit of text in a PDF file. */
export type PdfBlock =
  | { kind: 'title'; text: string }
  /** One or two sentences under the title. */
  | { kind: 'lead'; text: string }
  /** Level 2 is set large under a rule, level 3 in bold letters of the text's own size. */
  | { kind: 'heading'; text: string; level: 2 | 3; isOnNewPage?: boolean }
  | { kind: 'paragraph'; text: string }
  /** Small and quiet, such as a caution or a source. */
  | { kind: 'note'; text: string }
  | { kind: 'list'; mark: 'bullet' | 'number' | 'box'; items: readonly string[] }
  /** Labels with their values beside them. */
  | { kind: 'facts'; facts: readonly { label: string; value: string }[] }
  | PdfTable
  /** Anything else: `draw` gets the document and a box of that height across the page. Its texts are read out. */
  | { kind: 'drawing'; height: number; draw: (pdf: PDFKit.PDFDocument, box: PdfBox) => void };

export type PdfTable = {
  kind: 'table';
  /** Relative widths of the columns; all are equally wide without it. */
  widths?: readonly number[];
  rows: readonly { cells: readonly string[]; isHead: boolean }[];
};

/** In points, from the top left corner of the page. */
type PdfBox = { x: number; y: number; width: number; height: number };

/** Everything that makes a PDF file; the same value always makes the same bytes. */
export type PdfText = {
  /** Shown by readers instead of the file's name. */
  title: string;
  subject?: string;
  /** The date in the file's properties. */
  date: Date;
  language: string;
  landscape?: boolean;
  /** Set small, for what is to stand on one page if it can; `dense` is the last step before a second page. */
  compact?: boolean | 'dense';
  /** `contact` is repeated at the foot of every page. */
  brand: { name: string; tagline: string; contact: string };
  /** SVG path data in a box of ±500, drawn beside the brand's name. */
  seal?: string;
  blocks: readonly PdfBlock[];
};

/**
 * What the built-in fonts of PDF can show of a text: Western letters only. What has no space for long may be broken, or
 * the library would measure it again for each of its letters, and 5,000 of them would take minutes.
 */
export function plainPdfText(text: string): string {
  return text
    .replaceAll('₹', 'Rs ')
    .replaceAll('≥', 'at least ')
    .replaceAll('≤', 'at most ')
    .replaceAll('→', '>')
    .replace(/[\u00a0\u2009\u202f]/g, ' ')
    .replaceAll('\u2011', '-')
    .replace(/[^\n\x20-\x7e\xa1-\xff‘’“”–—…•·€™]/g, '')
    .replace(/\S{100}(?=\S)/g, '$&\u00ad');
}
