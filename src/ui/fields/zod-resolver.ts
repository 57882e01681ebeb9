import type { FieldError, FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';

/** Lets react-hook-form validate with the call's own schema; the first error of each field is shown. */
export function zodResolver(schema: z.ZodType<FieldValues, FieldValues>): Resolver<FieldValues, unknown, FieldValues> {
  return (values) => {
    const read = schema.safeParse(values);
    if (read.success) return { values: read.data, errors: {} };
    const errors: Record<string, FieldError> = {};
    for (const issue of read.error.issues) {
      errors[issue.path.join('.') || 'root'] ??= { type: 'schema', message: issue.message };
    }
    return { values: {}, errors };
  };
}
