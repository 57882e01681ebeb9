/** The pattern with which SQL's `like` finds a text anywhere; special characters in the text are escaped. */
export function likePattern(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}
