import { z } from 'zod';
import { factKinds } from '../finder.schema.ts';

const fact = z.object({
  key: z.string(),
  name: z.string().nullable(),
  kind: z.enum(factKinds),
  unit: z.string().nullable(),
  values: z.array(z.object({ value: z.string(), label: z.string().nullable() })),
});
export type DeskFact = z.infer<typeof fact>;

/** The facts that a condition may name, in the order of their keys. */
export const factsAnswer = z.object({ facts: z.array(fact) });
