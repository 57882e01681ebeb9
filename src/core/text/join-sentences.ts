/** Sentences one after the other: with a blank between, but for Chinese and Japanese, whose full stop brings its own. */
export function joinSentences(sentences: readonly (string | null | undefined | false)[]): string {
  return sentences
    .filter(Boolean)
    .join(' ')
    .replace(/(?<=[。！？]) /g, '');
}
