export type DescribedError = {
  type: string;
  message: string;
  code?: string;
  stack: string[];
  cause?: DescribedError;
};

/**
 * Describes an error for the log: what failed and where, but no value that somebody sent. Drizzle prints the
 * parameters of a failed query, codes and addresses among them, and PostgreSQL quotes input that it cannot parse.
 */
export function describeError(error: unknown): DescribedError {
  if (!isError(error)) return { type: typeof error, message: String(error), stack: [] };
  const { name, code, stack = '' }: Partial<NodeJS.ErrnoException> = error;
  return {
    type: name ?? 'Error',
    message: withoutValues(error),
    ...(typeof code === 'string' && { code }),
    stack: framesOf(stack, error.message),
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  };
}

/** The same on one line: the message of the innermost cause. */
export function reasonOf(error: unknown): string {
  // A connection that was tried at several addresses.
  if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors[0]);
  return isError(error) && error.cause !== undefined
    ? reasonOf(error.cause)
    : describeError(error).message.replace(/\s+/g, ' ');
}

/** An error, or the copy of one that pg-boss emits: an object with its message and stack. */
function isError(error: unknown): error is Error {
  return typeof error === 'object' && error !== null && 'message' in error && typeof error.message === 'string';
}

/** A stack starts with the message, which may contain values, so that part is cut. */
function framesOf(stack: string, message: string): string[] {
  const frames = stack.includes(message) ? stack.slice(stack.indexOf(message) + message.length) : stack;
  return frames.split('\n').filter((line) => line.startsWith('    at '));
}

function withoutValues(error: Error): string {
  const isOfPostgres = 'severity' in error;
  return isOfPostgres ? error.message.replace(/: ".*$/s, '') : error.message.replace(/\nparams: .*$/s, '');
}
