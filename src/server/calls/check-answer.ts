import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';

/**
 * Looks whether an answer is what its call promises, no field less and none more. Not for production: an answer
 * that is a little wrong helps a visitor more than none.
 */
export function checkAnswer(name: string, schema: z.ZodType, answer: object): void {
  const sent = asSent(answer);
  const read = schema.safeParse(sent);
  if (!read.success) throw new Error(`${name} does not answer what it promises: ${read.error.message}`);
  if (!isDeepStrictEqual(asSent(read.data), sent))
    throw new Error(`${name} answers fields that its schema does not name`);
}

function asSent(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}
