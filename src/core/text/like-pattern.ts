/** The pattern of SQL's `like` for a text that stands anywhere; its own signs lose their meaning. */
export function likePattern(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}
