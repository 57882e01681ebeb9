/**
 * The address of a picture; the seal of its slug stands in for a missing one.
 *
 * @param path the column `image_path`: `storage/associates/x.svg`, or a full URL
 */
export function pictureUrl(path: string | null, slug: string): string {
  if (!path) return `/seals/${encodeURIComponent(slug)}.svg`;
  return path.startsWith('http') ? path : `/${path}`;
}
