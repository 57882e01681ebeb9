/** What the call says about a search that it cannot make. */
export const searchTexts = {
  queryMissing: /*i18n*/ 'The query field is required.',
  queryLength: /*i18n*/ 'The query field must not be greater than {maximum} characters.',
} as const;
