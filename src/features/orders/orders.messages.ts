/** Texts of the server about orders. */
export const orderTexts = {
  label: /*i18n*/ 'Orders',
  notADay: /*i18n*/ 'That is not a day. Give it as 2026-01-31.',
  tooEarly: /*i18n*/ 'On that day the order did not exist yet.',
  ahead: /*i18n*/ 'We cannot say what will hold on a day still to come.',
};
