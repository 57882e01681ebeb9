/** Texts of the server about notifications. */
export const notificationTexts = { label: /*i18n*/ 'Notifications' };
