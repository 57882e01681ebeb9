import { Marked } from 'marked';
import { cleanHtml } from './clean-html.server.ts';

const marked = new Marked({ gfm: true, async: false });

/** Turns Markdown into cleaned HTML; throws HtmlRefusedError, as `cleanHtml` does. */
export function markdownToHtml(markdown: string): Promise<string> {
  return cleanHtml(marked.parse(markdown, { async: false }).trim());
}
