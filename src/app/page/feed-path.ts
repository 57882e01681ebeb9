/** The name of the feed with the entries of all categories. */
export const everyCategory = 'all';

/**
 * The address of a feed without its ending.
 * @param section the address of the page whose newest entries the feed has: `/blogs`
 * @param category the slug of a category
 */
export function feedPath(section: string, category: string = everyCategory): string {
  return `${section}/feeds/${category}`;
}
