export const siteTexts = {
  languageNotOffered: /*i18n*/ 'This language is not offered.',
} as const;
