import { z } from 'zod';

/** An answer of a call in its description: what it means and the shape of its JSON. */
export const json = <Schema extends z.ZodType>(schema: Schema, description: string) => ({
  description,
  content: { 'application/json': { schema } },
});

/** The `request` of a call that takes JSON of this shape. */
export const jsonBody = <Schema extends z.ZodType>(schema: Schema) => ({
  body: { required: true, content: { 'application/json': { schema } } },
});

export const messageAnswer = z.object({ message: z.string() });

/** What a refusal answers: the first sentence, and all of them by field. */
export const refusedAnswer = messageAnswer.extend({ errors: z.record(z.string(), z.array(z.string())).optional() });
