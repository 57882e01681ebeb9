/** The section of a service's page that shows its list; this slug is part of the section's address. */
export const requirementsSection = 'mandatory-products';

/** The official lists, keyed by file name, each with the service that it belongs to. */
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

/** The list of radio equipment, whose column `others` gives a frequency band. */
export const listOfBands: RequirementList = 'wpc_eta';
