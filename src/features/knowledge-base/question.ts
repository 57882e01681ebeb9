/** A question of the knowledge base, in the visitor's language. */
export type Question = {
  id: number;
  /** Its anchor on the page of the category. */
  slug: string;
  question: string;
  /** Clean HTML. */
  answer: string;
  /** What a reader can look up: an act, an order or the portal of a regulator. */
  source: string | null;
};
