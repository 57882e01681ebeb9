/** The text, or null where there is none: nothing, spaces, or the word "null" that an old export leaves (readings Q55). */
export function presentText(text: string | null | undefined): string | null {
  const trimmed = text?.trim() ?? '';
  return trimmed === '' || trimmed.toLowerCase() === 'null' ? null : trimmed;
}
