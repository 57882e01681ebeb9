/**
 * Whether a field of an editor says nothing: absent, white space, or the word "null" that old
 * exports left behind (any case). Markup without words or pictures says nothing either.
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

/** The text trimmed, or null where it says nothing. */
export function filled(text: string | null | undefined): string | null {
  return text == null || isBlank(text) ? null : text.trim();
}
