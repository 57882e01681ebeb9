import { redirect } from 'react-router';
import { type PageHandle, readParameters } from '#app/page/page-handle.ts';
import { shortLine } from '#core/text/plain-text.ts';

/** The page sizes that a list offers; the first one is the default and is left out of addresses. */
type PageSizes = readonly [number, ...number[]];

type Filters = Readonly<Partial<Record<string, string>>>;

/** What a list shows; its links, forms and pages are all made from this value. */
export type ListQuery<Chosen extends Filters = Filters> = {
  /** The search text. */
  q: string;
  /** Counts from 1. */
  page: number;
  perPage: number;
  /** The chosen filters, by parameter name. */
  filters: Chosen;
  sizes: PageSizes;
  /** The part of the page to scroll to after a choice (`#list`), if the list is not the whole page. */
  hash: string;
};

type ListHandle<Filter extends string> = PageHandle & {
  readonly parameters: readonly ('page' | 'per_page' | Filter)[];
  readonly uncached: readonly ['q'];
};

/** The values that each filter accepts. */
type Choices = Readonly<Record<string, readonly string[]>>;
type ChosenOf<Given extends Choices> = { readonly [Name in keyof Given]?: Given[Name][number] };

const tableSizes: PageSizes = [25, 50, 100];
const longestQuestion = 100;

/** The handle of a page with a list: it declares the search, the paging and these filters. */
export function listHandle<Filter extends string = never>(...filters: Filter[]): ListHandle<Filter> {
  return { parameters: ['page', 'per_page', ...filters], uncached: ['q'] };
}

/**
 * Reads the list query of an address; an impossible number is replaced by the nearest possible one.
 * @param handle of the route, which declares the filters that `choices` names
 * @throws a redirect to the address without a filter whose value does not exist
 */
export function readListQuery<Filter extends string, const Given extends Choices = Record<never, never>>(
  request: Request,
  handle: ListHandle<Filter>,
  {
    choices,
    sizes = tableSizes,
    hash = '',
  }: { choices?: Given & Record<Exclude<keyof Given, Filter>, never>; sizes?: PageSizes; hash?: string } = {},
): ListQuery<ChosenOf<Given>> {
  const parameter = readParameters<PageHandle & { parameters: readonly string[] }>(request, handle);
  const page = Math.floor(Number(parameter('page') || 1));
  const perPage = Number(parameter('per_page')) || sizes[0];
  const requested = Object.entries<readonly string[]>(choices ?? {}).map(([name, values]) => {
    const value = parameter(name);
    return { name, value, exists: values.includes(value) };
  });
  const existing = requested.filter(({ exists }) => exists).map(({ name, value }) => [name, value]);
  const query = {
    q: readQuestion(parameter('q')),
    page: page >= 1 && page <= 1_000_000 ? page : 1,
    perPage: sizes.reduce((best, size) => (Math.abs(size - perPage) < Math.abs(best - perPage) ? size : best)),
    filters: Object.fromEntries(existing) as ChosenOf<Given>,
    sizes,
    hash,
  };
  if (requested.some(({ value, exists }) => value && !exists)) throw redirect(listAddress({ ...query, page: 1 }));
  return query;
}

/** The text that a list is searched for, without what nobody types but a link may contain. */
export function readQuestion(given: string): string {
  return shortLine(given, longestQuestion);
}

export function pageCountOf(total: number, perPage: number): number {
  return Math.max(1, Math.ceil(total / perPage));
}

/** The query and hash of the address that shows the list; parameters with their default value are left out. */
export function listAddress({ q, page, perPage, filters, sizes, hash }: ListQuery): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(filters)) if (value) search.set(name, value);
  if (q) search.set('q', q);
  if (page > 1) search.set('page', String(page));
  if (perPage !== sizes[0]) search.set('per_page', String(perPage));
  return `${search.size ? `?${search}` : '.'}${hash}`;
}

/**
 * Redirects an address whose page or page size does not exist to the nearest one that does.
 * @throws the redirect
 */
export function redirectToNearest(request: Request, query: ListQuery, total: number) {
  const parameter = readParameters(request, listHandle());
  const page = Math.min(query.page, pageCountOf(total, query.perPage));
  const isRight = (given: string, value: number) => !given || given === String(value);
  if (isRight(parameter('page'), page) && isRight(parameter('per_page'), query.perPage)) return;
  throw redirect(listAddress({ ...query, page }));
}
