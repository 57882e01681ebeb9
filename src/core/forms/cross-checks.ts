import { z } from 'zod';

type Check = (sent: Record<string, unknown>, refuse: (field: string, message: string) => void) => void;

/**
 * An object schema with checks of one field against another. They run beside the checks of the single fields
 * (Zod's own `refine` of an object waits until every field is good), so that one attempt tells all that is wrong.
 *
 * @param check sees what was sent, before any field was read
 */
export function withCrossChecks<Schema extends z.ZodObject>(schema: Schema, check: Check) {
  const crossed = z
    .unknown()
    .check(({ value, issues }) => {
      // What is no object the schema refuses itself.
      if (typeof value !== 'object' || value === null) return;
      check({ ...value }, (field, message) =>
        issues.push({ code: 'custom', path: [field], message, input: value, continue: false }),
      );
    })
    .transform(() => ({}));
  return z.intersection(schema, crossed);
}
