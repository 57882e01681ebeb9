import { extractText, getDocumentProxy, getMeta } from 'unpdf';
import { expect, test } from 'vitest';
import { drawPdf } from './draw-pdf.server.ts';
import type { PdfBlock, PdfText } from './pdf-text.ts';

const text: PdfText = {
  title: 'Order on lamps',
  subject: 'A note',
  date: new Date('2026-03-01T00:00:00Z'),
  language: 'en',
  brand: { name: 'Kasauti', tagline: 'Product certification', contact: 'post@kasauti.example' },
  seal: 'M-400 0c0 220 180 400 400 400Z',
  blocks: [
    { kind: 'title', text: 'Order on lamps' },
    { kind: 'lead', text: 'In force since March.' },
    { kind: 'heading', text: 'Costs of ₹ 500', level: 2 },
    { kind: 'paragraph', text: 'The first paragraph.' },
    { kind: 'list', mark: 'number', items: ['Send samples', 'Apply'] },
    { kind: 'list', mark: 'box', items: ['Test report'] },
    { kind: 'facts', facts: [{ label: 'Issued by', value: 'A ministry' }] },
    { kind: 'note', text: 'Ask us first.' },
    { kind: 'drawing', height: 40, draw: (pdf, { x, y }) => pdf.text('Drawn by hand', x, y) },
  ],
};

function table(count: number): PdfBlock {
  const rows = Array.from({ length: count }, (_, index) => ({ cells: [`Row ${index + 1}`, 'yes'], isHead: false }));
  return { kind: 'table', widths: [3, 1], rows: [{ cells: ['Name', 'Needed'], isHead: true }, ...rows] };
}

test('a file has a title, a language, tags and the text of its blocks in order', async () => {
  const pdf = await getDocumentProxy(await drawPdf(text));
  const { info } = await getMeta(pdf);
  expect(info).toMatchObject({ Title: 'Order on lamps', Author: 'Kasauti', Subject: 'A note', Language: 'en' });
  expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
  const words = (await extractText(pdf, { mergePages: true })).text;
  expect(words).toMatch(
    /Kasauti.*Order on lamps.*In force since March.*Costs of Rs {1,2}500.*The first paragraph.*1\. Send samples.*2\. Apply.*Test report.*Issued by A ministry.*Ask us first.*Drawn by hand.*post@kasauti.example.*1 \/ 1/s,
  );
});

test('screen readers get headings, lists and tables with header cells', async () => {
  const pdf = await getDocumentProxy(await drawPdf({ ...text, blocks: [...text.blocks, table(2)] }));
  const tree = JSON.stringify(await (await pdf.getPage(1)).getStructTree());
  for (const role of ['H1', 'H2', 'L', 'LI', 'LBody', 'Table', 'TR', 'TH', 'TD']) expect(tree).toContain(`"${role}"`);
});

test('a long table repeats its head on every page', async () => {
  const pdf = await getDocumentProxy(await drawPdf({ ...text, blocks: [table(120)] }));
  const { text: pages } = await extractText(pdf);
  expect(pages.length).toBeGreaterThan(2);
  for (const page of pages) expect(page).toContain('Needed');
  expect(pages.at(-1)).toContain(`${pages.length} / ${pages.length}`);
});

test('the same text makes the same bytes', async () => {
  expect(await drawPdf(text)).toEqual(await drawPdf(text));
});

test('a word of thousands of letters is broken into lines within seconds', async () => {
  const word = 'W'.repeat(3_000);
  const start = process.cpuUsage();
  await drawPdf({ ...text, blocks: [{ kind: 'facts', facts: [{ label: word, value: word }] }] });
  const { user } = process.cpuUsage(start);
  // In microseconds; measured anew for each of its letters, it would take half a minute.
  expect(user).toBeLessThan(10_000_000);
});
