/** The section of a service's page that shows its list; the slug is part of the section's address. */
export const requirementsSection = 'mandatory-products';

/** The official lists, by the name of their file, each with the service that it belongs to. */
export const serviceOfList = {
  bis_crs: 'bis-crs-registration',
  bee_star: 'bee-star-label',
  tec_mtcte: 'tec-mtcte',
  wpc_eta: 'wpc-eta',
  epr_eee_codes: 'epr-e-waste',
  bis_scheme_x: 'bis-scheme-x',
  bis_isi: 'bis-isi-mark',
} as const;

export type RequirementList = keyof typeof serviceOfList;

/** The list of radio equipment, whose `others` is a frequency band. */
export const listOfBands: RequirementList = 'wpc_eta';
