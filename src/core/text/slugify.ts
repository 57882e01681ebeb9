/** Makes a slug of Latin letters, digits and hyphens, at most `length` characters long and cut at the end of a word. */
export function slugify(text: string, length = 90): string {
  const whole = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  if (whole.length <= length) return whole;
  const cut = whole.slice(0, length + 1);
  return cut.slice(0, Math.max(cut.lastIndexOf('-'), 1));
}
