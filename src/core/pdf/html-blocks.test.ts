import { expect, test } from 'vitest';
import { htmlBlocks } from './html-blocks.ts';

test('returns paragraphs, headings, lists and tables in order', () => {
  const html = `<p>Who <strong>needs</strong> it &amp; why</p><h3>Steps</h3><ol><li><p>First</p></li><li>Second</li></ol>
    <ul><li>Any</li></ul><table><thead><tr><th>Document</th></tr></thead><tbody><tr><td>PAN</td><td>Yes</td></tr></tbody></table>`;
  expect(htmlBlocks(html)).toEqual([
    { kind: 'paragraph', text: 'Who needs it & why' },
    { kind: 'heading', text: 'Steps', level: 3 },
    { kind: 'list', mark: 'number', items: ['First', 'Second'] },
    { kind: 'list', mark: 'bullet', items: ['Any'] },
    {
      kind: 'table',
      rows: [
        { cells: ['Document'], isHead: true },
        { cells: ['PAN', 'Yes'], isHead: false },
      ],
    },
  ]);
});
