import type { ContentFiles } from '#core/content/content-files.server.ts';
import { type MarkdownBlock, markdownBlocks } from '#core/content/markdown-blocks.ts';
import type { MarkdownFile } from '#core/content/parse-markdown.ts';
import type { OfficeBlock } from '#core/office/office-text.ts';
import type { FileDocument } from '#features/records/files/file-document.ts';
import type { DownloadDocument } from './downloads.schema.ts';
import { type CitedList, type DocumentMatter, documentMatter, readWorkbook } from './read-workbook.server.ts';

const folder = 'downloads';
export type ReadDocument = {
  slug: string;
  placeOf: FileDocument['placeOf'];
  category: string;
  service: string | undefined;
  position: number;
  document: DownloadDocument;
};

/** Reads the documents of the content folder. */
export async function readDocuments(files: ContentFiles, lists: readonly CitedList[]): Promise<ReadDocument[]> {
  const texts = await files.markdown(folder, documentMatter);
  return Promise.all(
    texts.map(async (text) => {
      const { slug, lineOf } = text;
      const { category, service, position } = text.matter;
      const placeOf = ([name = '']: readonly PropertyKey[]) => ({
        file: text.file,
        line: lineOf([name]),
        name: String(name),
      });
      return { slug, placeOf, category, service, position, document: await readDocument(text, files, lists) };
    }),
  );
}

async function readDocument(
  text: MarkdownFile<DocumentMatter>,
  files: ContentFiles,
  lists: readonly CitedList[],
): Promise<DownloadDocument> {
  const { name: title, description: lead, date, format } = text.matter;
  if (format === 'workbook') return { title, lead, date, format, ...(await readWorkbook(text, files, lists)) };
  const blocks = textBlocks(markdownBlocks(text.body));
  if (blocks.length === 0) files.problems.push({ file: text.file, line: 1, reason: 'has no text' });
  return { title, lead, date, format, blocks };
}

/** The blocks of a Markdown text as a document sets them; a quotation becomes a small note. */
function textBlocks(blocks: readonly MarkdownBlock[]): OfficeBlock[] {
  return blocks.map((block): OfficeBlock => {
    if (block.kind === 'heading') return { ...block, level: block.level <= 2 ? 2 : 3 };
    if (block.kind === 'quote') return { kind: 'note', text: block.text };
    if (block.kind !== 'table') return block;
    const rows = block.rows.map((row) => ({ cells: row.map(({ text }) => text), isHead: false }));
    return { kind: 'table', rows: [{ cells: block.head, isHead: true }, ...rows] };
  });
}
