import { readParameters } from '#app/page/page-handle.ts';
import { longestShown } from '#app/page/search-address.ts';
import { plainLine } from '#core/text/plain-text.ts';

/**
 * The part of a query that is searched and shown, also in the window's title: without control characters and signs that
 * turn the direction of text, which nobody types but a link may contain.
 */
export function readQuery(request: Request, handle: { uncached: readonly ['q'] }): string {
  return plainLine(readParameters(request, handle)('q').slice(0, longestShown));
}
