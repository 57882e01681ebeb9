import { type FieldError, type FieldErrors, type FieldValues, get, type Resolver, set } from 'react-hook-form';

/** Names the errors of lists as react-hook-form does: one of `lines.2` stands at `lines`, one of `entries.0.name` in its row. */
export function inRows(resolve: Resolver<FieldValues, unknown, FieldValues>): typeof resolve {
  return async (...asked) => {
    const result = await resolve(...asked);
    const errors: FieldErrors = {};
    for (const [name, error] of Object.entries(result.errors)) {
      const path = name.replace(/\.\d+$/, '');
      if (!errorAt(errors, path)) set(errors, path, { ...(get(errors, path) as object | undefined), ...error });
    }
    return { ...result, errors } as typeof result;
  };
}

/** The error of a field, also of one in a row: `entries.0.name`. */
export function errorAt(errors: FieldErrors, name: string): FieldError | undefined {
  const error: unknown = get(errors, name);
  return isError(error) ? error : undefined;
}

const isError = (error: unknown): error is FieldError =>
  typeof error === 'object' && error !== null && 'message' in error && typeof error.message === 'string';

/** The errors of these fields and of their rows, with the names of the fields, in their order. */
export function namedErrors(errors: FieldErrors, fields: readonly string[]): [name: string, error: FieldError][] {
  return fields.flatMap((name) => errorsWithin(errors[name], name));
}

/** What an error has besides those of its rows. */
const own: readonly string[] = ['type', 'message', 'types', 'ref', 'root'];

function errorsWithin(error: unknown, name: string): [name: string, error: FieldError][] {
  if (typeof error !== 'object' || error === null) return [];
  const inner = Object.entries(error).filter(([key]) => !own.includes(key));
  return [
    ...(isError(error) ? [[name, error] as [string, FieldError]] : []),
    ...inner.flatMap(([key, value]) => errorsWithin(value, `${name}.${key}`)),
  ];
}
