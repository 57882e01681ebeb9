/** The choices that forms offer; the values are those of the specification, on the wire and on the screen. */
export const referralSources = [
  'Social Media',
  'Google',
  'Reference',
  'Newspaper',
  'Website Article',
  'Others',
] as const;
export const partnerTypes = ['Service Partner', 'Channel Partner'] as const;
export const entityTypes = ['Organization', 'Individual'] as const;
