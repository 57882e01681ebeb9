import type { RequirementStatus } from './requirement-state.schema.ts';

/** A service that a product needs, with the status of each requirement behind it. */
export type ServiceRequirements = { name: string; slug: string; categorySlug: string; rows: RequirementStatus[] };
