import { z } from 'zod';

/** Describes an answer of a call: what it means and the shape of its JSON. */
export const json = <Schema extends z.ZodType>(schema: Schema, description: string) => ({
  description,
  content: { 'application/json': { schema } },
});

export const messageAnswer = z.object({ message: z.string() });

/** The body of a refusal: the first sentence, and all sentences by field. */
export const refusedAnswer = messageAnswer.extend({ errors: z.record(z.string(), z.array(z.string())).optional() });
