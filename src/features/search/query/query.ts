/** Shorter texts find nothing, and while somebody types, results begin with so many characters in every language. */
export const shortestQuery = 3;

/** Most words of Chinese, Japanese and Korean have two characters, so a search that was asked for begins with them. */
const shortestInHan = 2;
const isHan = (query: string) => /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}]/u.test(query);

/** Whether a text is long enough to search. It is separate from the schema, so that the browser need not load Zod. */
export function isLongEnough(query: string): boolean {
  return lengthOf(query) >= (isHan(query) ? shortestInHan : shortestQuery);
}

/** Whether results are shown while it is still being typed. */
export const isLongEnoughWhileTyped = (query: string) => lengthOf(query) >= shortestQuery;

const lengthOf = (query: string) => [...query.trim()].length;

const gazetteNumber = /^\s*(?:s\.?\s*o|g\.?\s*s\.?\s*r)\b[.\s]*(?:no\.?\s*)?\d/i;

/** Whether somebody searches for an order by its number in the gazette, as in `S.O. 5134(E)` or `GSR 801`. */
export const isOrderNumber = (query: string) => gazetteNumber.test(query);
