/** Names a fact: `services.bis-isi-mark.typical_validity`. */
const path = /^[a-z_]+\.[\w-]+\.[a-z_]+$/;
const figure = /<data value="([^"]*)">([^<]*)<\/data>/g;

export const isFigurePath = (value: string): boolean => path.test(value);

/** A text's figure that follows a fact, as clean HTML has it: nobody types it twice. */
export const figureOf = (name: string, words: string): string => `<data value="${name}">${escapeWords(words)}</data>`;

/** The paths of the figures in a clean text. */
export const figuresIn = (html: string): string[] => [...html.matchAll(figure)].map(([, name = '']) => name);

/** The text with the words of these facts; a figure of an unknown fact keeps its own. */
export function withFigures(html: string, facts: ReadonlyMap<string, string>): string {
  return html.replace(figure, (whole, name: string) => {
    const words = facts.get(name);
    return words === undefined ? whole : figureOf(name, words);
  });
}

/** The text by which two states are compared: a fact that changes changes no text that names it. */
export const withoutFigures = (html: string): string => html.replace(figure, '<data value="$1"></data>');

// As a browser writes the words of an element.
const escapeWords = (words: string) =>
  words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('\u00a0', '&nbsp;');
