export const downloadTexts = {
  label: /*i18n*/ 'Documents',
} as const;
