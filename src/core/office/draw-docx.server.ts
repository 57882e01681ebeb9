import {
  AlignmentType,
  Document,
  Footer,
  HeadingLevel,
  LevelFormat,
  Packer,
  PageNumber,
  Paragraph,
  TextRun,
} from 'docx';
import { docxBlock, placeholderRuns } from './docx-block.server.ts';
import type { OfficeText } from './office-text.ts';

const serif = 'Georgia';
const quiet = '4A4F57';
/** 20 mm, in twentieths of a point. */
const margin = 1_134;

/** Makes a document on A4 for word processors, for people who fill it in under their own letterhead. */
export async function drawDocx(text: OfficeText): Promise<Uint8Array> {
  const { title, subject, author, lead, foot, blocks } = text;
  const document = new Document({
    title,
    subject,
    creator: author,
    lastModifiedBy: author,
    styles: {
      default: {
        document: { run: { font: 'Calibri', size: 22 }, paragraph: { spacing: { after: 120, line: 276 } } },
        title: { run: { font: serif, size: 40, color: '17191C' }, paragraph: { spacing: { after: 120 } } },
        heading1: {
          run: { font: serif, size: 28, color: '17191C' },
          paragraph: { spacing: { before: 320, after: 120 } },
        },
        heading2: {
          run: { bold: true, size: 22, color: '17191C' },
          paragraph: { spacing: { before: 200, after: 80 } },
        },
      },
    },
    numbering: { config: [numbered] },
    sections: [
      {
        properties: {
          page: {
            size: { width: 11_906, height: 16_838 },
            margin: { top: margin, right: margin, bottom: margin, left: margin },
          },
        },
        footers: { default: new Footer({ children: [footLine(foot)] }) },
        children: [
          new Paragraph({ text: title, heading: HeadingLevel.TITLE }),
          ...(lead ? [new Paragraph({ children: placeholderRuns(lead, { color: quiet }) })] : []),
          ...blocks.flatMap(docxBlock),
        ],
      },
    ],
  });
  return new Uint8Array(await Packer.toBuffer(document));
}

const numbered = {
  reference: 'numbered',
  levels: [
    {
      level: 0,
      format: LevelFormat.DECIMAL,
      text: '%1.',
      alignment: AlignmentType.START,
      style: { paragraph: { indent: { left: 425, hanging: 425 } } },
    },
  ],
};

function footLine(foot: string): Paragraph {
  const small = { size: 16, color: quiet };
  return new Paragraph({
    children: [
      new TextRun({ text: `${foot}  ·  `, ...small }),
      new TextRun({ children: [PageNumber.CURRENT], ...small }),
    ],
  });
}
