/** What a call says about a field whose schema has no message of its own. */
export const fieldFaultTexts = {
  type: /*i18n*/ 'This field is missing or has the wrong type.',
  unknown: /*i18n*/ 'There is no such field here.',
  choice: /*i18n*/ 'This field must be one of these: {choices}.',
  long: /*i18n*/ 'This field must have no more than {maximum} characters.',
  short: /*i18n*/ 'This field must have at least {minimum} characters.',
  most: /*i18n*/ 'This field must not be more than {maximum}.',
  least: /*i18n*/ 'This field must not be less than {minimum}.',
  form: /*i18n*/ 'This field is not in the expected format.',
} as const;
