/** Whether a part of an address can be a slug at all; what cannot (signs, NUL) need not be asked for. */
export function isSlug(text: string): boolean {
  return /^[\p{L}\p{M}\p{N}_-]{1,200}$/u.test(text);
}
