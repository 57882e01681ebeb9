/** The section of a service's page that shows its list; this slug is part of the section's address. */
export const requirementsSection = 'mandatory-products';

/** The official lists, by file name. `data/lists.csv` gives the service of each. */
export const requirementLists = [
  'bis_crs',
  'bee_star',
  'tec_mtcte',
  'wpc_eta',
  'epr_eee_codes',
  'bis_scheme_x',
  'bis_isi',
] as const;

export type RequirementList = (typeof requirementLists)[number];
