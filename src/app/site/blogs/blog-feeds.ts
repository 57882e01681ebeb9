/** The name of the feed with the posts of all categories. */
export const everyCategory = 'all';

/** The address of a feed without its ending. */
export function feedPath(category: string = everyCategory): string {
  return `/blogs/feeds/${category}`;
}
