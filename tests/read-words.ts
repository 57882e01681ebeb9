/** The words that a reader of this part of a document sees, with single spaces between them. */
export function readWords(html: string): string {
  return html
    .replace(/<!--.*?-->/gs, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
}
