/** What keeps a row of a list from being published. */
export const requirementTexts = {
  stays:
    /*i18n*/ 'Orders and families know the public row by this, so it stays. Add another row, and take this one from the site.',
  otherService: /*i18n*/ 'The other rows of this list are for {service}.',
} as const;
