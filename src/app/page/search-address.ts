/** Longer texts are cut before they are searched and shown. */
export const longestShown = 200;

/** The searches that pages suggest. */
export const searchExamples = ['IS 616', 'LED lamp', 'Wi-Fi router'];

/** The address of the results page for a query. */
export function searchAddress(query: string): string {
  return `/search?${new URLSearchParams({ q: query })}`;
}

/** The address of what a family of products needs. */
export function familyAddress({ slug }: { slug: string }): string {
  return `/approval-finder/${slug}`;
}
