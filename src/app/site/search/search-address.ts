/** The address of the results page for a query. */
export function searchAddress(query: string): string {
  return `/search?${new URLSearchParams({ q: query })}`;
}

/** As much of a query as is searched and shown; control characters, which no one types, become spaces. */
export function readQuery(request: Request): string {
  const given = new URL(request.url).searchParams.get('q') ?? '';
  return given
    .slice(0, longestShown)
    .toWellFormed()
    .replace(/\p{Cc}/gu, ' ')
    .trim();
}

export const longestShown = 200;
