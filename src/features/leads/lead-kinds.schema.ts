export const leadForms = [
  'partner',
  'brochure',
  'appointment',
  'footer',
  'contact',
  'career',
  'business-query',
  'landing',
  'landing-popup',
] as const;

export const leadStatuses = ['new', 'open', 'won', 'lost', 'spam'] as const;

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
