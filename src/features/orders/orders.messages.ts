/** Texts of the server about orders. */
export const orderTexts = {
  label: /*i18n*/ 'Orders',
  feed: /*i18n*/ 'Deadlines of Indian certification orders',
  begins: /*i18n*/ 'Begins',
  pauseEnds: /*i18n*/ 'The pause ends',
  audiences: {
    large: /*i18n*/ 'large enterprises',
    medium: /*i18n*/ 'medium enterprises',
    small: /*i18n*/ 'small enterprises',
    micro: /*i18n*/ 'micro enterprises',
    import: /*i18n*/ 'imports',
  },
  notADay: /*i18n*/ 'That is not a day. Give it as 2026-01-31.',
  tooEarly: /*i18n*/ 'On that day the order did not exist yet.',
  notLater: /*i18n*/ 'The second day must not come before the first one.',
  notRecorded: /*i18n*/ 'On that day we had not written anything down about this order yet.',
  ahead: /*i18n*/ 'We cannot say what will hold on a day still to come.',
};
