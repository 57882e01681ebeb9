/** What a side rule belongs to, in the order of the rows of a sheet. */
export const sideRegimes = [
  'import',
  'security',
  'e-waste',
  'battery',
  'plastic',
  'tyre',
  'non-ferrous',
  'packaged',
] as const;
export type SideRegime = (typeof sideRegimes)[number];

/** What a side rule asks, or how certain it is that it applies; the weightiest first. */
export const sideEffects = [
  'prohibited',
  'restricted',
  'authorisation',
  'sampling',
  'monitoring',
  'condition',
  'free',
  'required',
  'likely',
  'only-if',
  'unclear',
] as const;
export type SideEffect = (typeof sideEffects)[number];
