/**
 * Whether whoever asks has this version of a file, and needs no other copy.
 * @param ifNoneMatch the header of that name, in which an encoding on the way may have made the tag a weak one
 * @param etag in its quotes
 */
export function knowsVersion(ifNoneMatch: string | undefined, etag: string): boolean {
  const known = (ifNoneMatch ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return known.includes(etag) || known.includes('*');
}
