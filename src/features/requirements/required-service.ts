/** A service whose list names the product. */
export type RequiredService = {
  name: string;
  slug: string;
  image: string;
  categorySlug: string;
  /** Services with the same list for other applicants: FMCS beside the ISI mark. */
  siblings: { name: string; slug: string; categorySlug: string }[];
};
