/**
 * What the server and the page parts must know about a page before it is rendered. A route module declares it as
 * `export const handle = { … } satisfies PageHandle`; nested routes inherit it.
 */
export type PageHandle = {
  /** Query parameters that the loader reads. Each combination is cached; all other parameters are dropped. */
  readonly parameters?: readonly string[];
  /**
   * What the values of a parameter look like, as a regular expression for the whole value. A page with another one is
   * rendered for each request and never cached, because there is no end of such values.
   */
  readonly values?: Readonly<Record<string, string>>;
  /**
   * Parameters with more values than can be cached: typed text, days, answers. A page with one of them is rendered for
   * each request and never cached.
   */
  readonly uncached?: readonly string[];
  /** Those of all parameters that an address may have several times; the loader reads their values joined by commas. */
  readonly several?: readonly string[];
  /** Anyone with the address can act on it, so logs, caches, referrers, share links and search engines never get it. */
  readonly secret?: true;
  /** Search engines are told to leave the page out, and robots.txt disallows its address. */
  readonly unlisted?: true;
  /**
   * The enquiry above the footer: `none` where the page is itself a form for enquiries, and `folded` under one line
   * where nobody comes to enquire, or where the page has a form for something else.
   */
  readonly enquiry?: 'none' | 'folded';
  /** It shows a sheet, which opens for the readers whom the browser remembers. */
  readonly sheet?: true;
};

type DeclaredIn<Handle extends PageHandle> =
  | (Handle['parameters'] extends readonly (infer Name extends string)[] ? Name : never)
  | (Handle['uncached'] extends readonly (infer Name extends string)[] ? Name : never);

/**
 * Reads the query of a page's address. A name that the handle does not declare fails to compile,
 * because the server drops it before the loader runs.
 * @returns a function from a name to its value, empty where the address has none
 */
export function readParameters<const Handle extends PageHandle>(request: Request, _handle: Handle) {
  const given = new URL(request.url).searchParams;
  return (name: DeclaredIn<Handle>): string => given.get(name) ?? '';
}

type Matches = readonly ({ handle?: unknown; loaderData?: unknown } | undefined)[];

/** Whether the page matched by these routes has a secret address. */
export function isSecret(matches: Matches): boolean {
  return matches.some((match) => declares(match?.handle, 'secret'));
}

/** Whether search engines are told to leave that page out. */
export function isUnlisted(matches: Matches): boolean {
  return matches.some((match) => declares(match?.handle, 'secret') || declares(match?.handle, 'unlisted'));
}

/** Whether the page matched by these routes shows a sheet. */
export function isSheet(matches: Matches): boolean {
  return matches.some((match) => declares(match?.handle, 'sheet'));
}

/** How the enquiry above the footer stands on the page matched by these routes; a page that failed has it in any case. */
export function enquiryOf(matches: Matches): 'none' | 'folded' | 'open' {
  const page = matches.findLast((match) => declares(match?.handle, 'enquiry'));
  const { enquiry = 'open' } = (page?.handle ?? {}) as PageHandle;
  return enquiry === 'none' && page?.loaderData === undefined ? 'open' : enquiry;
}

/** The message with which the enquiry begins on the page matched by these routes, as its loader gives it. */
export function enquiryMessageOf(matches: Matches): string {
  const { loaderData } = matches.at(-1) ?? {};
  const hasMessage = typeof loaderData === 'object' && loaderData !== null && 'enquiry' in loaderData;
  return hasMessage && typeof loaderData.enquiry === 'string' ? loaderData.enquiry : '';
}

/** Whether the page matched by these routes shows a list page by page, as `listHandle` declares it. */
export function isPaged(matches: Matches): boolean {
  return matches.some((match) => readsPage(match?.handle));
}

function readsPage(handle: unknown): boolean {
  if (typeof handle !== 'object' || handle === null || !('parameters' in handle)) return false;
  return Array.isArray(handle.parameters) && handle.parameters.includes('page');
}

function declares(handle: unknown, word: keyof PageHandle): boolean {
  return typeof handle === 'object' && handle !== null && word in handle;
}
