/** The heading over the cities that a search has found. */
export const citiesTexts = { label: /*i18n*/ 'Cities' };
