/** What the built-in fonts of PDF can show of a text: Western letters only. */
export function plainPdfText(text: string): string {
  return text
    .replaceAll('₹', 'Rs ')
    .replaceAll('≥', 'at least ')
    .replaceAll('≤', 'at most ')
    .replaceAll('→', '>')
    .replace(/[\u00a0\u2009\u202f]/g, ' ')
    .replaceAll('\u2011', '-')
    .replace(/[^\n\x20-\x7e\xa1-\xff‘’“”–—…•·€™]/g, '');
}
