/** The publication that the facts of a page come from, as a reader would cite it. */
export type Publication = {
  publisher: string;
  name: string;
  /** The month of the copy, `2026-06`. */
  asOf: string;
};
