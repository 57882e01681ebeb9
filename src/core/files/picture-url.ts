/**
 * The address of a picture; the seal of its slug stands in for a missing one.
 *
 * @param path the column `image_path`: `storage/associates/x.svg`, or a full URL
 */
export function pictureUrl(path: string | null, slug: string): string {
  return path ? addressOf(path) : `/seals/${encodeURIComponent(slug)}.svg`;
}

/** The address of a picture that is wider than high; the ribbon of its slug stands in for a missing one. */
export function widePictureUrl(path: string | null, slug: string): string {
  return path ? addressOf(path) : `/ribbons/${encodeURIComponent(slug)}.svg`;
}

function addressOf(path: string): string {
  return path.startsWith('http') ? path : `/${path}`;
}
