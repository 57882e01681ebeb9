import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';

/**
 * Checks that an answer matches the schema of its call, with no field missing and none added. It is not used in
 * production, where a slightly wrong answer helps a visitor more than an error.
 */
export function checkAnswer(name: string, schema: z.ZodType, answer: object): void {
  const sent = asSent(answer);
  const read = schema.safeParse(sent);
  if (!read.success) throw new Error(`The answer of ${name} does not match its schema: ${read.error.message}`);
  if (!isDeepStrictEqual(asSent(read.data), sent))
    throw new Error(`The answer of ${name} has fields that its schema does not name`);
}

function asSent(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}
