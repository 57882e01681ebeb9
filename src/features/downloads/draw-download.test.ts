import mammoth from 'mammoth';
import readWorkbook from 'read-excel-file/node';
import { extractText, getDocumentProxy, getMeta } from 'unpdf';
import { expect, test } from 'vitest';
import { countPdfPages } from '#core/pdf/draw-pdf.server.ts';
import type { DownloadDocument, DownloadKind } from './downloads.schema.ts';
import { drawDownload } from './draw-download.server.ts';

const letterhead = { name: 'Kasauti', tagline: 'Certification', contact: 'post@kasauti.example' };
const shared = { title: 'Letter about lamps', lead: 'For the office.', date: '2026-03-01' };
const text: DownloadDocument = {
  ...shared,
  format: 'text',
  blocks: [
    { kind: 'heading', text: 'What to enclose', level: 2 },
    { kind: 'paragraph', text: 'We, [name of the company], apply.' },
    { kind: 'list', mark: 'box', items: ['Test report'] },
    { kind: 'list', mark: 'number', items: ['Sign', 'Send'] },
    {
      kind: 'table',
      rows: [
        { cells: ['Model', 'Rating'], isHead: true },
        { cells: ['', ''], isHead: false },
      ],
    },
  ],
};

const bytesOf = async (document: DownloadDocument, kind: DownloadKind) =>
  Buffer.from(await drawDownload('letter', kind, document, letterhead));

test('a text becomes a PDF with its title and page count', async () => {
  const bytes = await bytesOf(text, 'pdf');
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  expect((await getMeta(pdf)).info).toMatchObject({ Title: 'Letter about lamps', Author: 'Kasauti' });
  expect(pdf.numPages).toBe(countPdfPages(bytes));
  expect((await extractText(pdf, { mergePages: true })).text).toMatch(/Letter about lamps.*1 March 2026.*Test report/s);
});

test('the page count of a long text is that of its PDF', async () => {
  const items = Array.from({ length: 150 }, (_, index) => `Document ${index}`);
  const bytes = await bytesOf({ ...text, blocks: [{ kind: 'list', mark: 'box', items }] }, 'pdf');
  expect(countPdfPages(bytes)).toBeGreaterThan(2);
  expect((await getDocumentProxy(new Uint8Array(bytes))).numPages).toBe(countPdfPages(bytes));
});

test('the same text becomes a document for a word processor, without our letterhead above it', async () => {
  const bytes = await bytesOf(text, 'docx');
  const { value: html, messages } = await mammoth.convertToHtml({ buffer: bytes });
  expect(messages.filter(({ type }) => type === 'error')).toEqual([]);
  expect(html).toMatch(/^<h1>Letter about lamps<\/h1>|^<p>Letter about lamps<\/p>/);
  expect(html).toContain('<h1>What to enclose</h1>');
  expect(html).toContain('We, [name of the company], apply.');
  expect(html).toContain('<li>Sign</li><li>Send</li>');
  expect(html).toMatch(/<thead><tr><th>.*Model.*<\/thead><tbody><tr><td>/);
});

test('a workbook has a sheet about it and its tables, with days as dates', async () => {
  const rows = [
    { cells: ['As on the label', 'Day'], isGuide: true },
    { cells: ['=1+1', '2026-05-06'], isGuide: false },
  ];
  const sheets = [{ name: 'Samples', head: ['Model', 'Sent on'], rows }];
  const bytes = await bytesOf({ ...shared, format: 'workbook', about: ['One row each.'], sheets }, 'xlsx');
  const read = await readWorkbook(bytes);
  expect(read.map(({ sheet }) => sheet)).toEqual(['About', 'Samples']);
  expect(read[0]?.data.flat().join(' ')).toMatch(
    /Letter about lamps.*For the office.*One row each.*Kasauti, 1 March 2026/,
  );
  expect(read[1]?.data).toEqual([
    ['Model', 'Sent on'],
    ['As on the label', 'Day'],
    ['=1+1', new Date('2026-05-06T00:00:00Z')],
  ]);
});
