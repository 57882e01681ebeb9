/** Sorts the numbers of standards by value, not by characters: `IS 302` before `IS 2062`. */
export const compareNumbers = new Intl.Collator('en', { numeric: true }).compare;
