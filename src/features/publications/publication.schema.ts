/** Where the facts of a page are published, as a reader would cite it. */
export type Publication = {
  publisher: string;
  name: string;
  /** The month of the copy, `2026-06`. */
  asOf: string;
};
