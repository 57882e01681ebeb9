/** The number of pages of a file that `drawPdf` made; other writers may compress the object that holds it. */
export function countPdfPages(bytes: Uint8Array): number {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  const [, count] = /\/Type \/Pages\s*\/Count (\d+)/.exec(text) ?? [];
  return Number(count ?? 0);
}
