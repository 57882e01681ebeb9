import type { Values } from './paths.ts';

/** The document with the address that its new title gives it, unless somebody has chosen another. */
export function followTitle(before: Values, after: Values, title: string): Values {
  const { slug } = before;
  const isFollowing = !slug || slug === slugOf(before[title]);
  return isFollowing ? { ...after, slug: slugOf(after[title]) } : after;
}

/** `BIS mark: what changes?` becomes `bis-mark-what-changes`. */
const slugOf = (title: unknown): string =>
  String(title ?? '')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .slice(0, 80)
    .trim()
    .replaceAll(' ', '-');
