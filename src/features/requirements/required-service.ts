/** A service whose list names the product. */
export type RequiredService = {
  name: string;
  slug: string;
  image: string;
  categorySlug: string;
  /** Services that use the same list for other applicants, such as FMCS beside the ISI mark. */
  siblings: { name: string; slug: string; categorySlug: string }[];
};
