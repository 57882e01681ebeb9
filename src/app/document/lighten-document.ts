const script = /(<script[^>]*>)([\s\S]*?)(<\/script>)/g;
const sent = /(streamController\.enqueue\()"((?:[^"\\]|\\.)*)"(\))/g;

/** For a router that learns its routes from the links it sees; ours knows them all. */
const discovery = / data-discover="true"/g;

/**
 * The same document, whose data says a text as the page does: escapes that the place does not need would
 * keep the compression from finding that both are one.
 */
export function lightenDocument(html: string): string {
  return html
    .replaceAll(discovery, '')
    .replace(
      script,
      (_, start: string, code: string, end: string) => start + bareBrackets(code.replace(sent, asTemplate)) + end,
    );
}

/** Only these three begin something in a script that is not the script's. */
function bareBrackets(code: string): string {
  return code
    .replace(/(?<!\\)((?:\\\\)*)\\u003c(?!\/?script|!--)/gi, '$1<')
    .replace(/(?<!\\)((?:\\\\)*)\\u003e/gi, '$1>');
}

/** A string in double quotes as a template, where quotes stand bare. */
function asTemplate(_: string, before: string, text: string, after: string): string {
  const template = text.replace(/\\.|`|\$\{/g, (part) => {
    if (part === '\\"') return '"';
    return part.startsWith('\\') ? part : `\\${part}`;
  });
  return `${before}\`${template}\`${after}`;
}
