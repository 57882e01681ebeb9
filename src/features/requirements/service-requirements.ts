import type { RequirementStatus } from './requirement-state.schema.ts';

/** A service that a product needs, with the status of each requirement behind it. */
export type ServiceRequirements = {
  name: string;
  /** The name for narrow columns; the name itself when there is no shorter one. */
  shortName: string;
  slug: string;
  categorySlug: string;
  rows: RequirementStatus[];
};
