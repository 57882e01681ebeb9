import { getSchema } from '@tiptap/core';
import { type Node as Content, DOMParser as ContentParser, DOMSerializer } from '@tiptap/pm/model';
import { editorExtensions } from './editor-extensions.ts';
import { parseHtml } from './parse-html.ts';
import { isLine, spellHtml, tidyHtml } from './tidy-html.ts';

let schema: ReturnType<typeof getSchema> | undefined;

/** The text as the editor holds it. */
export function readHtml(html: string): Content {
  schema ??= getSchema(editorExtensions);
  return ContentParser.fromSchema(schema).parse(parseHtml(html));
}

/**
 * What the editor holds, as it is stored.
 * @param before the text that was opened: what had no block stays without one as long as it is one paragraph
 */
export function writeHtml(content: Content, before: string): string {
  const root = parseHtml('');
  const serializer = DOMSerializer.fromSchema(content.type.schema);
  root.append(serializer.serializeFragment(content.content, { document: root.ownerDocument }));
  tidyHtml(root);
  const [only, second] = root.children;
  if (!only || second || only.localName !== 'p' || only.attributes.length > 0) return root.innerHTML;
  return !only.hasChildNodes() || (before && isLine(parseHtml(before))) ? only.innerHTML : root.innerHTML;
}

/** Whether two texts are the same but for blanks and marks that nobody sees. */
export const isSameHtml = (one: string, other: string) => one === other || spell(one) === spell(other);
const spell = (html: string) => spellHtml(parseHtml(html));

/** Whether the editor keeps all of a clean text; it opens another one as source. */
export function survivesEditor(html: string): boolean {
  return isSameHtml(html, writeHtml(readHtml(html), html));
}

/** The elements and attributes of a text that the editor does not keep: `dl`, `table caption`, `p align`. */
export function lostInEditor(html: string): string[] {
  const after = Map.groupBy(namesIn(writeHtml(readHtml(html), html)), (name) => name);
  const before = Map.groupBy(namesIn(html), (name) => name);
  return [...before].flatMap(([name, { length }]) => (length > (after.get(name)?.length ?? 0) ? [name] : []));
}

function namesIn(html: string): string[] {
  const root = parseHtml(html);
  tidyHtml(root);
  return [...root.querySelectorAll('*')].flatMap(({ localName, attributes }) => [
    localName,
    ...[...attributes].map(({ name }) => `${localName} ${name.replace(/^data-/, '')}`),
  ]);
}
