/** A path as the log may name it: the token of a link that opens something is left out. */
export function loggedPath(path: string): string {
  return path.replace(/\/(password-reset|calls|lead-files|brochure-files)\/[^/]+/g, '/$1/…');
}
