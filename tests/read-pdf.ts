import { extractText, getDocumentProxy, getMeta } from 'unpdf';

/** The title, the language and the words of a PDF, as found by a library that did not write it. */
export async function readPdf(bytes: ArrayBuffer | Uint8Array) {
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const { info } = await getMeta(pdf);
  const { text: pages } = await extractText(pdf, { mergePages: false });
  const text = pages.join(' ');
  return { pages, title: String(info.Title ?? ''), language: String(info.Language ?? ''), text };
}
