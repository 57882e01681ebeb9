import writeExcelFile, { type Cell, type Row, type SheetData } from 'write-excel-file/node';
import { goldInk, ink2, paper, rule } from '#core/palette.ts';
import type { OfficeSheet, OfficeSheetRow } from './office-text.ts';

const isDay = /^\d{4}-\d{2}-\d{2}$/;
const line = { borderColor: rule, borderStyle: 'thin' } as const;
const shared = { wrap: true, alignVertical: 'top', ...line } as const;
/** In characters. */
const widest = 48;
const narrowest = 12;

/**
 * Makes a workbook: the first sheet says what it is for, and each further sheet has a head that stays in view.
 * @param about the paragraphs of the first sheet, under the title
 */
export async function drawWorkbook(
  title: string,
  about: readonly string[],
  sheets: readonly OfficeSheet[],
): Promise<Uint8Array> {
  const first: SheetData = [
    [{ value: title, fontWeight: 'bold', fontSize: 16 }],
    ...about.map((text): Row => [{ value: text, wrap: true, alignVertical: 'top' }]),
  ];
  const file = writeExcelFile(
    [
      { data: first, sheet: 'About', columns: [{ width: 100 }], showGridLines: false },
      ...sheets.map(({ name, head, rows }) => ({
        data: [head.map(headCell), ...rows.map(sheetRow)],
        sheet: name,
        columns: head.map((_, index) => ({ width: widthOf(index, head, rows) })),
        stickyRowsCount: 1,
        orientation: 'landscape' as const,
      })),
    ],
    { fontFamily: 'Calibri', fontSize: 11 },
  );
  return new Uint8Array(await file.toBuffer());
}

function headCell(value: string): Cell {
  return { value, fontWeight: 'bold', backgroundColor: paper, textColor: goldInk, ...shared };
}

function sheetRow({ cells, isGuide }: OfficeSheetRow): Row {
  const look = isGuide ? ({ fontStyle: 'italic', textColor: ink2 } as const) : {};
  return cells.map((value): Cell => {
    if (isDay.test(value))
      return { value: new Date(`${value}T00:00:00Z`), type: Date, format: 'dd-mm-yyyy', ...shared };
    return { value: value || undefined, type: String, ...shared, ...look };
  });
}

function widthOf(index: number, head: readonly string[], rows: readonly OfficeSheetRow[]): number {
  const longest = Math.max(...[head, ...rows.map(({ cells }) => cells)].map((cells) => (cells[index] ?? '').length));
  return Math.min(widest, Math.max(narrowest, longest + 2));
}
