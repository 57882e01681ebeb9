/**
 * What the server and the kit must know of a page before it is rendered. A route module says it as
 * `export const handle = { … } satisfies PageHandle`; the pages below a route take it over.
 */
export type PageHandle = {
  /** Query parameters that the loader reads: each combination of them is cached. All others are dropped. */
  readonly parameters?: readonly string[];
  /** Parameters into which visitors write freely: a page with one of them is rendered anew and never cached. */
  readonly freeText?: readonly string[];
  /** Whoever has the address may act: it stays out of logs, caches, referrers, share links and search engines. */
  readonly secret?: true;
  /** Search engines leave the page out, and robots.txt closes its address. */
  readonly unlisted?: true;
};

type DeclaredIn<Handle extends PageHandle> =
  | (Handle['parameters'] extends readonly (infer Name extends string)[] ? Name : never)
  | (Handle['freeText'] extends readonly (infer Name extends string)[] ? Name : never);

/**
 * Reads the query of a page's address. A name that the handle does not declare does not compile,
 * because the server drops it before the loader runs.
 * @returns a function from a name to its value, empty where the address has none
 */
export function readParameters<const Handle extends PageHandle>(request: Request, _handle: Handle) {
  const given = new URL(request.url).searchParams;
  return (name: DeclaredIn<Handle>): string => given.get(name) ?? '';
}

type Matches = readonly ({ handle?: unknown } | undefined)[];

/** Whether the address of the page that these routes lead to is secret. */
export function isSecret(matches: Matches): boolean {
  return matches.some((match) => says(match?.handle, 'secret'));
}

/** Whether search engines leave that page out. */
export function isUnlisted(matches: Matches): boolean {
  return matches.some((match) => says(match?.handle, 'secret') || says(match?.handle, 'unlisted'));
}

function says(handle: unknown, word: keyof PageHandle): boolean {
  return typeof handle === 'object' && handle !== null && word in handle;
}
