/** Shorter texts find nothing. */
export const shortestQuery = 3;

/** Whether a text is long enough to search. It is separate from the schema, so that the browser need not load Zod. */
export function isLongEnough(query: string): boolean {
  return [...query.trim()].length >= shortestQuery;
}
