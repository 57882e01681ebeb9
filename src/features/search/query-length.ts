/** Shorter texts find nothing. */
export const shortestQuery = 3;

/** Whether a text has enough to search by; apart from the schema, so that the browser need not load Zod for it. */
export function isLongEnough(query: string): boolean {
  return [...query.trim()].length >= shortestQuery;
}
