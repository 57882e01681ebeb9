/**
 * Compiles a path as routes write it (`/services/:category?/:slug`, `/files/*`), so that paths can be matched with it.
 * Upper and lower case are the same, as in the router.
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

/** The source of a regular expression that matches exactly that text. */
export function literally(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}

/** The part of a pattern before its first parameter: `/services` of `/services/:category`. */
export function fixedStart(pattern: string): string {
  const segments = segmentsOf(pattern);
  const first = segments.findIndex((segment) => /^[:*]/.test(segment));
  return `/${(first < 0 ? segments : segments.slice(0, first)).join('/')}`;
}

/** The pattern as robots.txt writes it: each parameter is an asterisk, and those at the end are left out. */
export function robotsPattern(pattern: string): string {
  const segments = segmentsOf(pattern).map((segment) => (/^[:*]/.test(segment) ? '*' : segment));
  const end = segments.findLastIndex((segment) => segment !== '*') + 1;
  return `/${segments.slice(0, end).join('/')}`;
}

/** How specific a pattern is: of two patterns that match a path, the more specific one applies. */
export function exactness(pattern: string): number {
  const worth = (segment: string) => (segment === '*' ? -2 : segment.startsWith(':') ? 3 : 10);
  return segmentsOf(pattern).reduce((sum, segment) => sum + 1 + worth(segment), 0);
}

function segmentsOf(pattern: string): string[] {
  return pattern.split('/').filter(Boolean);
}
