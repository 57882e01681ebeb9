/** What a page declares of the query of its address. */
export type KeyRule = {
  /** The parameters that change what the page shows, sorted; all others (utm_*, gclid …) make no entry of their own. */
  readonly parameters: readonly string[];
  /** Those of them that can be anything: a page with one of these is rendered for one visitor and not stored. */
  readonly freeText: ReadonlySet<string>;
};

export type FindKeyRule = (pathname: string) => KeyRule;

export type PageKey = { readonly key: string; readonly keep: boolean };

/**
 * Key of the page at that address: the path and the parameters that its page declares, sorted.
 * @param target path and query as in the request line
 */
export function pageKey(target: string, find: FindKeyRule): PageKey {
  const mark = target.indexOf('?');
  if (mark < 0) return { key: target, keep: true };
  const path = target.slice(0, mark);
  const { parameters, freeText } = find(path);
  const given = new URLSearchParams(target.slice(mark + 1));
  const kept = new URLSearchParams();
  let keep = true;
  for (const name of parameters) {
    // PostgreSQL refuses the null byte, and no other control character means anything here.
    const value = given.get(name)?.replace(/\p{Cc}/gu, '');
    if (!value) continue;
    kept.set(name, value);
    if (freeText.has(name)) keep = false;
  }
  return { key: kept.size ? `${path}?${kept}` : path, keep };
}
