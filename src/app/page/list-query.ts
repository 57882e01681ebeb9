import { redirect } from 'react-router';

/**
 * What a list shows: the words asked for, the page from 1 and how many entries it has; `filters` are
 * further parameters of the address (category, state) that its links and forms keep.
 */
export type ListQuery = { q: string; page: number; perPage: number; filters?: Readonly<Record<string, string>> };

/** Page sizes that a list offers; the first one is the default and stays out of addresses. */
export type PageSizes = readonly [number, ...number[]];

export const tablePageSizes: PageSizes = [25, 50, 100];

const longestQuestion = 100;

/** The list that an address asks for; a number that cannot be is replaced by the nearest that can. */
export function readListQuery(request: Request, sizes: PageSizes): ListQuery {
  const given = new URL(request.url).searchParams;
  const page = Math.floor(Number(given.get('page') ?? 1));
  const perPage = Number(given.get('per_page') ?? sizes[0]) || sizes[0];
  return {
    // PostgreSQL refuses a text with a NUL in it.
    q: (given.get('q') ?? '').replaceAll('\0', ' ').trim().slice(0, longestQuestion),
    page: page >= 1 && page <= 1_000_000 ? page : 1,
    perPage: sizes.reduce((best, size) => (Math.abs(size - perPage) < Math.abs(best - perPage) ? size : best)),
  };
}

export function pageCountOf(total: number, perPage: number): number {
  return Math.max(1, Math.ceil(total / perPage));
}

/** Query and hash of the address that shows that list; parameters that have their default are left out. */
export function listAddress({ q, page, perPage, filters }: ListQuery, sizes: PageSizes, hash = ''): string {
  const search = new URLSearchParams(filters);
  if (q) search.set('q', q);
  if (page > 1) search.set('page', String(page));
  if (perPage !== sizes[0]) search.set('per_page', String(perPage));
  return `${search.size ? `?${search}` : '.'}${hash}`;
}

/**
 * Leads an address whose page or page size does not exist to the nearest that does.
 * @throws the redirect
 */
export function redirectToNearest(request: Request, query: ListQuery, total: number, sizes: PageSizes, hash = '') {
  const given = new URL(request.url).searchParams;
  const page = Math.min(query.page, pageCountOf(total, query.perPage));
  const isRight = (name: string, value: number) => !given.has(name) || given.get(name) === String(value);
  if (isRight('page', page) && isRight('per_page', query.perPage)) return;
  throw redirect(listAddress({ ...query, page }, sizes, hash));
}
