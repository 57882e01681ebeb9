/**
 * A path as routes write it (`/services/:category?/:slug`, `/files/*`), ready to be compared with paths.
 * Letters may be of either case, as in the router.
 */
export function compilePath(pattern: string): RegExp {
  const source = segmentsOf(pattern)
    .map((segment) => {
      if (segment === '*') return '(?:/.*)?';
      const name = segment.replace(/\?$/, '');
      const part = name.startsWith(':') ? '/[^/]+' : `/${literally(name)}`;
      return segment.endsWith('?') ? `(?:${part})?` : part;
    })
    .join('');
  return new RegExp(`^${source}/?$`, 'i');
}

/** The source of an expression that matches that very text. */
export function literally(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}

/** The part of a pattern before its first parameter: `/services` of `/services/:category`. */
export function fixedStart(pattern: string): string {
  const segments = segmentsOf(pattern);
  const first = segments.findIndex((segment) => /^[:*]/.test(segment));
  return `/${(first < 0 ? segments : segments.slice(0, first)).join('/')}`;
}

/** How closely a pattern describes its paths: of two that match a path, the one with more is meant. */
export function exactness(pattern: string): number {
  const worth = (segment: string) => (segment === '*' ? -2 : segment.startsWith(':') ? 3 : 10);
  return segmentsOf(pattern).reduce((sum, segment) => sum + 1 + worth(segment), 0);
}

function segmentsOf(pattern: string): string[] {
  return pattern.split('/').filter(Boolean);
}
