import type { ContentTx, NameChanges } from '#db/content/write-content.server.ts';
import { mandatoryProductStandards, mandatoryProducts } from '#db/schema/mandatory-products.ts';
import type { RequirementState } from '#features/requirements/requirement-state.schema.ts';
import { onlyRow } from './only-row.ts';
import { anyServiceId } from './service.ts';
import { insertStandard } from './standard.ts';

type Details = Partial<Omit<typeof mandatoryProducts.$inferInsert, 'productId' | 'state'>> & {
  /** Numbers of standards; those that are missing are added. */
  standards?: string[];
};
export type NewRequirement = Details & { state: RequirementState };

/** An order that applies, since the `implementationDate` if one is given. */
export const inForce = (details: Details = {}): NewRequirement => ({ state: 'in-force', ...details });

/** An order that applies from that day on, such as `2027-01-01`. */
export const upcoming = (from: string, details: Details = {}) => inForce({ implementationDate: from, ...details });

/** A requirement in any other legal state: `inState('paused')`. */
export const inState = (state: RequirementState, details: Details = {}): NewRequirement => ({ state, ...details });

let listRows = 0;

export async function insertRequirement(
  tx: ContentTx,
  changed: NameChanges,
  productId: number,
  { standards = [], ...values }: NewRequirement,
): Promise<void> {
  const serviceId = values.serviceId ?? (await anyServiceId(tx, changed));
  const stated = [];
  for (const number of standards) stated.push(await insertStandard(tx, { number }));
  const inserted = await tx
    .insert(mandatoryProducts)
    .values({ productId, list: 'test', listKey: `${++listRows}`, ...values, serviceId })
    .returning({ id: mandatoryProducts.id });
  const { id } = onlyRow(inserted);
  for (const [position, standard] of stated.entries())
    await tx
      .insert(mandatoryProductStandards)
      .values({ mandatoryProductId: id, standardId: standard.id, position })
      .onConflictDoNothing();
  changed('requirement', [id]);
}
