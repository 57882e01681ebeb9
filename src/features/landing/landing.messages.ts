/** The texts of the forms of the landing page. */
export const landingTexts = {
  fileKind: /*i18n*/ 'Attach a PDF file. Other file types are not allowed.',
} as const;
