import { z } from 'zod';

/** Compares fields of the raw input; `refuse` may be called for several. */
export type CrossCheck = (sent: Record<string, unknown>, refuse: (field: string, message: string) => void) => void;

/**
 * An object schema with checks of one field against another. They run alongside the checks of single fields (Zod's own
 * `refine` on an object waits until every field is valid), so that one attempt reports everything that is wrong.
 *
 * @param check receives the raw input, before any field is parsed
 */
export function withCrossChecks<Schema extends z.ZodObject>(schema: Schema, check: CrossCheck) {
  const crossed = z
    .unknown()
    .check(({ value, issues }) => {
      // Anything but an object is refused by the schema itself.
      if (typeof value !== 'object' || value === null) return;
      check({ ...value }, (field, message) =>
        issues.push({ code: 'custom', path: [field], message, input: value, continue: false }),
      );
    })
    .transform(() => ({}));
  return z.intersection(schema, crossed);
}
