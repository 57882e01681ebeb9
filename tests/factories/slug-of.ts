/** The name in lower case with hyphens: `Kettle, electric` has the slug `kettle-electric`. */
export function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\d]+/gu, '-')
    .replace(/^-|-$/g, '');
}
