/** What a page declares about the query of its address. */
export type KeyRule = {
  /** The parameters that change what the page shows, sorted; all others (utm_*, gclid …) are not part of the key. */
  readonly parameters: readonly string[];
  /** Those of them with too many values; a page with one of these is rendered for each request and not cached. */
  readonly uncached: ReadonlySet<string>;
  /** Those of them that may be given several times, as the boxes of a form are; their values are joined by commas. */
  readonly several?: ReadonlySet<string>;
  /** What the values of some of the others look like; a page with another value is not cached either. */
  readonly values: ReadonlyMap<string, RegExp>;
  /** The parts of its data that the router may ask for. */
  readonly routes: ReadonlySet<string>;
};

/** The parameter with which the router requests a part of a page's data. */
export const partsParameter = '_routes';

export type FindKeyRule = (pathname: string) => KeyRule;

/** How many values of one parameter are read. */
const mostValues = 20;

export type PageKey = { readonly key: string; readonly isCacheable: boolean };

/**
 * The key of the page at that address: the path and the parameters that the page declares, sorted.
 * @param target the path and query as in the request line
 */
export function pageKey(target: string, find: FindKeyRule): PageKey {
  const mark = target.indexOf('?');
  if (mark < 0) return { key: target, isCacheable: true };
  const path = target.slice(0, mark);
  const { parameters, uncached, several, values, routes } = find(path);
  const given = new URLSearchParams(target.slice(mark + 1));
  const search = new URLSearchParams();
  let isCacheable = true;
  for (const name of parameters) {
    // PostgreSQL refuses the null byte, and other control characters mean nothing here.
    const first = several?.has(name) ? given.getAll(name).slice(0, mostValues).join(',') : given.get(name);
    const value = first?.replace(/\p{Cc}/gu, '');
    if (!value || (name === partsParameter && !arePartsOf(path, value, routes))) continue;
    search.set(name, value);
    if (uncached.has(name) || values.get(name)?.test(value) === false) isCacheable = false;
  }
  return { key: search.size ? `${path}?${search}` : path, isCacheable };
}

/** Only the address of a page's data has parts; each is asked for once. */
function arePartsOf(path: string, value: string, routes: ReadonlySet<string>): boolean {
  const parts = value.split(',');
  return path.endsWith('.data') && new Set(parts).size === parts.length && parts.every((part) => routes.has(part));
}
