/** The text of a value that a caller sent: a number as its digits, and anything but a text as an empty one. */
export function sentText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
