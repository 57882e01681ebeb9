/** Whether a key is that of a Latin letter, also with Caps Lock, and by its place where a layout has other letters. */
export function isLetterKey({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>, letter: string): boolean {
  return /^[a-z]$/i.test(key) ? key.toLowerCase() === letter : code === `Key${letter.toUpperCase()}`;
}
