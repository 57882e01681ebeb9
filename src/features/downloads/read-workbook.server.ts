import { z } from 'zod';
import { required, slug } from '#core/content/content-fields.ts';
import type { ContentFiles } from '#core/content/content-files.server.ts';
import { type MarkdownBlock, type MarkdownCell, markdownBlocks } from '#core/content/markdown-blocks.ts';
import type { MarkdownFile } from '#core/content/parse-markdown.ts';
import { splitNote } from '#core/content/split-note.ts';
import type { OfficeSheet, OfficeSheetRow } from '#core/office/office-text.ts';
import { longDatesIn, longMonth } from '#core/time/dates.ts';
import { defaultLanguage } from '#locales/languages.ts';

/** The front matter of a document in `content/downloads/`. */
export const documentMatter = z.strictObject({
  name: required,
  category: slug,
  description: required,
  date: z.iso.date(),
  format: z.enum(['text', 'workbook']).default('text'),
  service: slug.optional(),
  /** A list of `data/`, whose rows a workbook takes where its table names their columns. */
  list: required.optional(),
  /** Takes only the rows whose columns have these values. */
  only: z.record(z.string(), z.string()).default({}),
  position: z.int().default(100),
});

export type DocumentMatter = z.output<typeof documentMatter>;

/** A list of `data/` and the publication that it was taken from. */
export type CitedList = { list: string; publisher: string; publication: string; as_of: string };

type Table = Extract<MarkdownBlock, { kind: 'table' }>;
type Report = (reason: string) => void;

/** What Excel accepts as the name of a sheet. */
const sheetName = /^[^[\]:*?/\\]{1,31}$/;
const isDay = /^\d{4}-\d{2}-\d{2}$/;

/** Reads a workbook: the text before the first heading is about it, and each heading with its table is a sheet. */
export async function readWorkbook(
  { file, body, matter }: MarkdownFile<DocumentMatter>,
  files: ContentFiles,
  lists: readonly CitedList[],
): Promise<{ about: string[]; sheets: OfficeSheet[] }> {
  const report = (reason: string) => void files.problems.push({ file, line: 1, reason });
  const cited = lists.find(({ list }) => list === matter.list);
  if (matter.list && !cited) report(`data/lists.csv has no list ${matter.list}`);
  const entries = cited ? await readEntries(cited.list, matter.only, files) : [];
  const about: string[] = [];
  const sheets: OfficeSheet[] = [];
  let name = '';
  for (const block of markdownBlocks(body)) {
    if (block.kind === 'heading') name = block.text;
    else if (block.kind === 'table') {
      if (!sheetName.test(name)) report(`'${name}' cannot be the name of a sheet`);
      sheets.push({ name, head: block.head, rows: rowsOf(block, entries, report) });
    } else if (block.kind === 'list') about.push(...block.items);
    else about.push(block.text);
  }
  if (sheets.length === 0) report('has no table');
  return { about: cited ? [...about, citationOf(cited)] : about, sheets };
}

type Entry = Record<string, string>;

async function readEntries(list: string, only: Entry, files: ContentFiles): Promise<Entry[]> {
  const rows = await files.csv(`data/${list}.csv`, z.record(z.string(), z.string()));
  const wanted = Object.entries(only);
  return rows.map(({ line, ...row }) => row).filter((row) => wanted.every(([column, value]) => row[column] === value));
}

function rowsOf({ rows }: Table, entries: readonly Entry[], report: Report): OfficeSheetRow[] {
  return rows.flatMap((cells) => {
    if (cells.every(({ form }) => form === 'code')) return entryRows(cells, entries, report);
    const filled = cells.filter(({ text }) => text);
    const isGuide = filled.length > 0 && filled.every(({ form }) => form === 'emphasis');
    return [{ cells: cells.map(({ text }) => text), isGuide }];
  });
}

/** A row that names columns of the list stands for all of its entries. */
function entryRows(cells: readonly MarkdownCell[], entries: readonly Entry[], report: Report): OfficeSheetRow[] {
  const [first] = entries;
  for (const { text } of cells) if (!first || !(text in first)) report(`the list has no column '${text}'`);
  return entries.map((entry) => ({ cells: cells.map(({ text }) => cellOf(entry, text)), isGuide: false }));
}

/** A cell as clients read it: without our remarks about sources, and with long dates inside sentences. */
function cellOf(entry: Entry, column: string): string {
  const value = entry[column]?.trim() ?? '';
  if (column === 'confirmed') return value === 'yes' ? '' : 'To be confirmed with the regulator';
  if (isDay.test(value)) return value;
  return longDatesIn(splitNote(value).note ?? '', defaultLanguage);
}

function citationOf({ publisher, publication, as_of }: CitedList): string {
  return `Source: ${publisher}, ${publication}, ${longMonth(as_of, defaultLanguage)}. Orders change: check the current text before you rely on an entry.`;
}
