/** A service whose list names the product. */
export type RequiredService = {
  name: string;
  /** The name for narrow places; the name itself when there is no shorter one. */
  shortName: string;
  slug: string;
  image: string;
  categorySlug: string;
  /** Services that use the same list for other applicants, such as FMCS beside the ISI mark. */
  siblings: { name: string; shortName: string; slug: string; categorySlug: string }[];
};
