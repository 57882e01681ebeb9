/** The parameters that change what a page shows; all others (utm_*, gclid …) make no entry of their own. */
const knownParameters = ['_routes', 'category', 'page', 'per_page', 'q', 'state'];

/** What visitors type can be anything: a page with such a parameter is made for them, never kept. */
const freeParameters = new Set(['q']);

export type PageKey = { readonly key: string; readonly keep: boolean };

/**
 * Key of the page at that address: the path and its known parameters, sorted.
 * @param target path and query as in the request line
 */
export function pageKey(target: string): PageKey {
  const mark = target.indexOf('?');
  if (mark < 0) return { key: target, keep: true };
  const path = target.slice(0, mark);
  const given = new URLSearchParams(target.slice(mark + 1));
  const kept = new URLSearchParams();
  let keep = true;
  for (const name of knownParameters) {
    // PostgreSQL refuses the null byte, and no other control character means anything here.
    const value = given.get(name)?.replace(/\p{Cc}/gu, '');
    if (!value) continue;
    kept.set(name, value);
    if (freeParameters.has(name)) keep = false;
  }
  return { key: kept.size ? `${path}?${kept}` : path, keep };
}
