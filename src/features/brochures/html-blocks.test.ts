import { expect, test } from 'vitest';
import { htmlBlocks } from './html-blocks.ts';

test('returns paragraphs, headings, lists and tables in order', () => {
  const html = `<p>Who <strong>needs</strong> it &amp; why</p><h3>Steps</h3><ol><li><p>First</p></li><li>Second</li></ol>
    <ul><li>Any</li></ul><table><thead><tr><th>Document</th></tr></thead><tbody><tr><td>PAN</td><td>Yes</td></tr></tbody></table>`;
  expect(htmlBlocks(html)).toEqual([
    { kind: 'paragraph', text: 'Who needs it & why' },
    { kind: 'heading', text: 'Steps' },
    { kind: 'item', text: 'First', number: 1 },
    { kind: 'item', text: 'Second', number: 2 },
    { kind: 'item', text: 'Any', number: null },
    { kind: 'row', cells: ['Document'], isHead: true },
    { kind: 'row', cells: ['PAN', 'Yes'], isHead: false },
  ]);
});
