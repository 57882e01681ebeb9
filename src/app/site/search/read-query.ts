import { readParameters } from '#app/page/page-handle.ts';
import { longestShown } from '#app/page/search-address.ts';

/** The part of a query that is searched and shown; control characters, which nobody types, become spaces. */
export function readQuery(request: Request, handle: { uncached: readonly ['q'] }): string {
  return readParameters(
    request,
    handle,
  )('q')
    .slice(0, longestShown)
    .toWellFormed()
    .replace(/\p{Cc}/gu, ' ')
    .trim();
}
