/** Shorter texts find nothing. */
export const shortestQuery = 3;

/** Whether a text is long enough to search. It is separate from the schema, so that the browser need not load Zod. */
export function isLongEnough(query: string): boolean {
  return [...query.trim()].length >= shortestQuery;
}

const gazetteNumber = /^\s*(?:s\.?\s*o|g\.?\s*s\.?\s*r)\b[.\s]*(?:no\.?\s*)?\d/i;

/** Whether somebody searches for an order by its number in the gazette, as in `S.O. 5134(E)` or `GSR 801`. */
export const isOrderNumber = (query: string) => gazetteNumber.test(query);
