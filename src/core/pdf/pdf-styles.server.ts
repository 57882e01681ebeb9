import { colours } from './pdf-page.server.ts';

/** Sizes of letters and spaces, in points; what is compact has smaller spaces, and no letters too small to read on paper. */
export const pdfStyles = {
  usual: { title: 28, lead: 14, heading: 18, text: 10.5, note: 9, label: 8.5, lineGap: 2.5, rule: 12, gap: 5 },
  compact: { title: 18, lead: 10, heading: 11, text: 8.5, note: 8.5, label: 8.5, lineGap: 0.4, rule: 4, gap: 3.5 },
  dense: { title: 16, lead: 9.5, heading: 10, text: 7.8, note: 7.8, label: 7.8, lineGap: 0.1, rule: 2, gap: 2 },
};
export type PdfStyle = (typeof pdfStyles)['usual'];

export function setBody(pdf: PDFKit.PDFDocument, { text }: PdfStyle): PDFKit.PDFDocument {
  return pdf.font('Helvetica').fontSize(text).fillColor(colours.ink);
}
