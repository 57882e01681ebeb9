/** The heading over the pages of the site that a search has found. */
export const pagesTexts = { label: /*i18n*/ 'Pages' };
