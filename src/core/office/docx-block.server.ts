import {
  BorderStyle,
  HeadingLevel,
  HeightRule,
  type IRunOptions,
  Paragraph,
  ShadingType,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx';
import type { OfficeBlock } from './office-text.ts';

type BlockOf<Kind> = Extract<OfficeBlock, { kind: Kind }>;

/** A block as paragraphs or a table of a word processor. */
export function docxBlock(block: OfficeBlock): (Paragraph | Table)[] {
  switch (block.kind) {
    case 'heading': {
      const heading = block.level === 2 ? HeadingLevel.HEADING_1 : HeadingLevel.HEADING_2;
      return [new Paragraph({ text: block.text, heading, keepNext: true })];
    }
    case 'paragraph':
      return [new Paragraph({ children: placeholderRuns(block.text) })];
    case 'note':
      return [new Paragraph({ children: placeholderRuns(block.text, { italics: true, size: 18, color: '4A4F57' }) })];
    case 'list':
      return block.items.map((item) => listItem(item, block.mark));
    case 'table':
      return [drawTable(block), new Paragraph({ text: '' })];
  }
}

function listItem(text: string, mark: BlockOf<'list'>['mark']): Paragraph {
  if (mark === 'number')
    return new Paragraph({ children: placeholderRuns(text), numbering: { reference: 'numbered', level: 0 } });
  if (mark === 'bullet') return new Paragraph({ children: placeholderRuns(text), bullet: { level: 0 } });
  return new Paragraph({
    children: [new TextRun('☐\t'), ...placeholderRuns(text)],
    indent: { left: 425, hanging: 425 },
    tabStops: [{ type: 'left', position: 425 }],
  });
}

/** Text whose places to fill in, `[your company]`, are shaded so that none is overlooked. */
export function placeholderRuns(text: string, style: IRunOptions = {}): TextRun[] {
  return text.split(/(\[[^\]]+\])/).flatMap((part) => {
    if (!part) return [];
    const isPlace = part.startsWith('[') && part.endsWith(']');
    const shading = { type: ShadingType.CLEAR, color: 'auto', fill: 'F4E9CF' };
    return [new TextRun({ ...style, text: part, ...(isPlace && { shading }) })];
  });
}

const line = { style: BorderStyle.SINGLE, size: 4, color: 'BFBBAF' };
const borders = { top: line, bottom: line, left: line, right: line };
/** The least height of a row, in twentieths of a point, so that a cell can also be filled in by hand. */
const rowHeight = 480;

function drawTable({ rows }: BlockOf<'table'>): Table {
  return new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    rows: rows.map(
      ({ cells, isHead }) =>
        new TableRow({
          // The library writes a false value too, which some readers take for true.
          ...(isHead && { tableHeader: true }),
          cantSplit: true,
          height: { value: rowHeight, rule: HeightRule.ATLEAST },
          children: cells.map((cell) => drawCell(cell, isHead)),
        }),
    ),
  });
}

function drawCell(text: string, isHead: boolean): TableCell {
  const children = [
    new Paragraph({ children: placeholderRuns(text, { bold: isHead, size: 20 }), spacing: { before: 60, after: 60 } }),
  ];
  const shading = { type: ShadingType.CLEAR, color: 'auto', fill: 'F1EEE6' };
  return new TableCell({ children, borders, margins: { left: 100, right: 100 }, ...(isHead && { shading }) });
}
