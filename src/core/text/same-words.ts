/** Whether two texts have the same words in the same order, whatever their case and the signs between them. */
export function sameWords(one: string | null, other: string | null): boolean {
  return one !== null && other !== null && words(one) === words(other);
}

function words(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\d]+/gu, ' ')
    .trim();
}
