import { getBuiltDocument } from '#app/document/built-document.server.ts';
import { sheetChoiceScript } from '#app/page/sheet-choice/sheet-choice.ts';
import { documentPolicy } from '#core/http/security-headers.ts';
import { styleMark } from './document-start.tsx';
import { selectStyle } from './select-style.server.ts';

/** Only a router that discovers its routes through links needs this attribute; ours knows them all. */
const discovery = / data-discover="true"/g;
const structuredData = /(<script type="application\/ld\+json">)([\s\S]*?)(<\/script>)/g;

type Finished = { html: string; policy: string };

/** Completes a document: adds the style rules that it uses, and the policy that allows its style and its script. */
export function finishDocument(rendered: string): Finished {
  const { rules, starter } = getBuiltDocument();
  const [before = '', after, ...more] = rendered.split(styleMark);
  if (after === undefined || more.length) throw new Error('A document has one place for its rules');
  const fonts = before.slice(before.lastIndexOf('>') + 1);
  const selected = selectStyle(rules, rendered);
  const html = [before, selected, after]
    .join('')
    .replace(discovery, '')
    .replace(structuredData, (_, start: string, data: string, end: string) => start + bareBrackets(data) + end);
  return { html, policy: documentPolicy({ scripts: [starter, sheetChoiceScript], styles: [fonts + selected] }) };
}

/** React Router escapes every angle bracket; only these sequences could end a script or open a comment inside it. */
function bareBrackets(json: string): string {
  return json
    .replace(/(?<!\\)((?:\\\\)*)\\u003c(?!\/?script|!--)/gi, '$1<')
    .replace(/(?<!\\)((?:\\\\)*)\\u003e/gi, '$1>');
}
