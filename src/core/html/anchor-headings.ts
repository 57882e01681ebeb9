import { htmlToText } from './html-to-text.ts';

export type HeadingLink = { id: string; text: string };

/** The cleaner gives ids in content the same prefix, so none of them can be an id of the page. */
const prefix = 'c-';

/**
 * Gives each `<h2>` of a clean HTML text an id made from its words in any script, with `-2` and so on for repeats.
 * @returns the HTML, and the headings in their order
 */
export function anchorHeadings(html: string): { html: string; headings: HeadingLink[] } {
  const headings: HeadingLink[] = [];
  const taken = new Set<string>();
  const anchored = html.replace(/<h2\b[^>]*>([\s\S]*?)<\/h2>/gi, (heading, inner: string) => {
    const text = htmlToText(inner);
    if (!text) return heading;
    const base = prefix + (slugOf(text) || 'section');
    let id = base;
    for (let count = 2; taken.has(id); count += 1) id = `${base}-${count}`;
    taken.add(id);
    headings.push({ id, text });
    return `<h2 id="${id}">${inner}</h2>`;
  });
  return { html: anchored, headings };
}

/** Letters with their marks and digits of any script, joined by hyphens. */
function slugOf(text: string): string {
  return (
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu)
      ?.join('-') ?? ''
  );
}
