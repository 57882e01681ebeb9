import { z } from 'zod';
import { confidences, exemptionKinds, exemptionReaches } from '#features/orders/order-kinds.schema.ts';
import { lawTexts as texts } from './law.messages.ts';
import { given, line, lineKeys, optionalDay, optionalLink, orderSlug, strikeInput } from './law-inputs.schema.ts';

/** A slug that may be left out: '' is null. */
export const optionalSlug = (missing: string) =>
  z.union([orderSlug, z.literal('').transform(() => null), z.null()], { error: missing });

const quantity = z.union(
  [z.literal('').transform(() => null), z.null(), z.coerce.number().int().min(1).max(1_000_000_000)],
  {
    error: texts.noQuantity,
  },
);

/** Goods, or a use of them, that an order leaves free. */
const exemptionInput = z
  .object({
    kind: z.enum(exemptionKinds),
    /** The later instrument that grants it; null when the order itself does. */
    by: optionalSlug(texts.noInstrument),
    appliesTo: z.enum(exemptionReaches),
    condition: line,
    /** How much it frees, or for how long, in words. */
    upTo: line,
    quantity,
    unit: line,
    period: line,
    freesAll: z.boolean(),
    until: optionalDay,
    note: line,
    source: line,
    confidence: z.enum(confidences),
  })
  .superRefine(({ kind, condition, upTo, quantity: amount }, context) => {
    const refuse = (field: string, message: string) => context.addIssue({ code: 'custom', path: [field], message });
    if (amount !== null && !upTo && !condition?.includes(String(amount))) refuse('upTo', texts.noAmountInWords);
    if (kind === 'other' && !condition) refuse('condition', texts.noCondition);
  });
export type PrintedExemption = z.output<typeof exemptionInput>;
export const exemptionInputs = z.array(exemptionInput).max(50, texts.tooLong);

/** What is printed on an order, as it should be recorded. */
export const correctionInput = z.object({
  number: line,
  title: given(texts.noPrintedTitle),
  subject: line,
  authority: optionalSlug(texts.noAuthority),
  signedOn: optionalDay,
  publishedOn: optionalDay,
  link: optionalLink,
  /** All entries of lists that stand under it. */
  lines: lineKeys,
  exemptions: exemptionInputs,
  reason: strikeInput.shape.reason,
});
export type PrintedFacts = Omit<z.output<typeof correctionInput>, 'reason'>;
/** Corrections from before 1 December 2026 say nothing of subject, authority, entries and exemptions. */
export type StoredFacts = Pick<PrintedFacts, 'number' | 'title' | 'signedOn' | 'publishedOn' | 'link'> &
  Partial<PrintedFacts>;
export type Correction = { before: StoredFacts; after: StoredFacts };
