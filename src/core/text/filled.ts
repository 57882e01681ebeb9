/**
 * Whether a field filled in by an editor is empty: missing, only white space, or the word "null" (in any case), which
 * old exports left behind. Markup without words or pictures counts as empty too.
 * @param text plain text or clean HTML
 */
export function isBlank(text: string | null | undefined): boolean {
  if (text == null) return true;
  if (/<(?:img|video|audio|iframe|svg)\b/i.test(text)) return false;
  const words = text
    .replace(/<[a-z/!][^>]*>/gi, ' ')
    .replace(/&(?:nbsp|#160|#xa0|zwnj|#8203|#x200b);/gi, ' ')
    .replace(/[\s\u200b-\u200d\u2060\ufeff]+/g, ' ')
    .trim();
  return words === '' || words.toLowerCase() === 'null';
}

/** The trimmed text, or null when it is blank. */
export function filled(text: string | null | undefined): string | null {
  return text == null || isBlank(text) ? null : text.trim();
}
