/** What the calls about holidays say. */
export const holidayTexts = {
  wrongYear: /*i18n*/ 'Enter a year with four digits, such as 2026.',
} as const;
