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
  'finder',
] as const;
export type LeadForm = (typeof leadForms)[number];

/** How far the office has come with a lead; the last three close it. */
export const leadStatuses = ['new', 'contacted', 'qualified', 'quoted', 'won', 'lost', 'spam'] as const;
export type LeadStatus = (typeof leadStatuses)[number];
export const closedStatuses: readonly LeadStatus[] = ['won', 'lost', 'spam'];

/** What the timeline of a lead records: first what its sender and the site do, then what the office does. */
export const leadEventKinds = [
  'created',
  'sent-again',
  'code-sent',
  'code-refused',
  'verified',
  'file-lost',
  'file-expired',
  'notice-deferred',
  'notice-in-digest',
  'appointment-reserved',
  'appointment-confirmed',
  'appointment-moved',
  'appointment-cancelled',
  'opened',
  'file-opened',
  'file-added',
  'note',
  'mail-sent',
  'call-outcome',
  'assigned',
  'status',
  'company',
  'merged',
  'split',
] as const;
export type LeadEventKind = (typeof leadEventKinds)[number];

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
