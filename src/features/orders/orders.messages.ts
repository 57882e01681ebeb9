/** Texts of the server about orders. */
export const orderTexts = {
  label: /*i18n*/ 'Orders',
  feed: /*i18n*/ 'Deadlines of Indian certification orders',
  noFeed: /*i18n*/ 'There is no calendar at this address. All deadlines are in the calendar of the register of orders.',
  noChoice:
    /*i18n*/ 'The register has no such filter. Choose the filters in the register of orders and download the file there.',
  begins: /*i18n*/ 'Takes effect',
  pauseEnds: /*i18n*/ 'The pause ends',
  audiences: {
    large: /*i18n*/ 'large enterprises',
    medium: /*i18n*/ 'medium enterprises',
    small: /*i18n*/ 'small enterprises',
    micro: /*i18n*/ 'micro enterprises',
    import: /*i18n*/ 'imports',
  },
  notADay: /*i18n*/ 'Enter the day in the form 2026-01-31.',
  tooEarly: /*i18n*/ 'The order did not exist on that day.',
  reversed: /*i18n*/ 'The second day must not be before the first.',
  notRecorded: /*i18n*/ 'We had not recorded anything about this order by that day.',
  ahead: /*i18n*/ 'We cannot say what will apply on a future day.',
};
