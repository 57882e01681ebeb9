import { fixedStart, literally } from './path-pattern.ts';

/** Returns a path in the form in which the log may show it. */
export type LoggedPath = (path: string) => string;

/**
 * Leaves out whatever follows the fixed start of these patterns, wherever that start occurs in the path: after a
 * language, in upper or lower case, escaped or not. Signs that a terminal obeys or hides are escaped.
 * @param secretPatterns paths whose parameters grant access to something: `/calls/:token`
 */
export function createLoggedPath(secretPatterns: Iterable<string>): LoggedPath {
  const starts = [...new Set(Array.from(secretPatterns, fixedStart))];
  if (starts.includes('/')) throw new Error('a secret address needs a fixed part before its parameters');
  if (starts.length === 0) return withoutSigns;
  const secret = new RegExp(`(${starts.map(literally).join('|')})/.*`, 'is');
  return (path) => {
    const readable = decoded(path);
    return withoutSigns(secret.test(readable) ? readable.replace(secret, '$1/…') : path);
  };
}

function withoutSigns(path: string): string {
  return path.toWellFormed().replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, encodeURIComponent);
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    // A path that cannot be decoded leads to no page and no call, so it is left as it is.
    return path;
  }
}
