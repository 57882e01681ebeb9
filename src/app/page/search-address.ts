import { msg } from '@lingui/core/macro';
import type { PageText } from './page-text.ts';

/** Longer texts are cut before they are searched and shown. */
export const longestShown = 200;

/** The searches that pages suggest; products by what a reader of the page calls them. */
export const searchExamples: readonly PageText[] = [
  'IS 616',
  msg({ message: 'LED lamp', comment: 'An example of a search: the name of the product in the content' }),
  msg({ message: 'Wi-Fi router', comment: 'An example of a search: the name of the product in the content' }),
];

/** The address of the results page for a query. */
export function searchAddress(query: string): string {
  return `/search?${new URLSearchParams({ q: query })}`;
}

/**
 * The address of what a family of products needs.
 * @param carried the query that takes the words of a search along
 */
export function familyAddress({ slug }: { slug: string }, carried = ''): string {
  return `/approval-finder/${slug}${carried}`;
}
