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
