const gazetteNumber = /^\s*(?:s\.?\s*o|g\.?\s*s\.?\s*r)\b[.\s]*(?:no\.?\s*)?\d/i;

/** Whether somebody searches for an order by its number in the gazette, as in `S.O. 5134(E)` or `GSR 801`. */
export const isOrderNumber = (query: string) => gazetteNumber.test(query);
