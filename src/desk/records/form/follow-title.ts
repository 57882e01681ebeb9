import { slugify } from '#core/text/addresses.ts';
import type { Values } from './paths.ts';

/** The document with the address that its new title gives it, unless somebody has chosen another. */
export function followTitle(before: Values, after: Values, title: string): Values {
  const { slug } = before;
  const isFollowing = !slug || slug === slugOf(before[title]);
  return isFollowing ? { ...after, slug: slugOf(after[title]) } : after;
}

const slugOf = (title: unknown): string => slugify(String(title ?? ''));
