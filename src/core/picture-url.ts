/**
 * Where a picture of the content is found; the seal of its slug stands in for a missing one.
 *
 * @param path the column `image_path`: a path in the public files, or an address
 */
export function pictureUrl(path: string | null, slug: string): string {
  if (!path) return `/seals/${encodeURIComponent(slug)}.svg`;
  return /^(\/|https?:)/.test(path) ? path : `/storage/${path}`;
}
