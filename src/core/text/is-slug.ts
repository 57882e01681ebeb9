/** Whether part of an address can be a slug at all; if not (punctuation, NUL), there is no need to query for it. */
export function isSlug(text: string): boolean {
  return /^[\p{L}\p{M}\p{N}_-]{1,200}$/u.test(text);
}
