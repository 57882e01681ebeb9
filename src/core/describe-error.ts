export type DescribedError = {
  type: string;
  message: string;
  code?: string;
  stack: string[];
  cause?: DescribedError;
};

/**
 * An error as the log may hold it: what and where, but no value that somebody sent. Drizzle prints the
 * parameters of a failed query, codes and addresses among them, and PostgreSQL quotes what it cannot read.
 */
export function describeError(error: unknown): DescribedError {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: [] };
  const { code, stack = '' } = error as NodeJS.ErrnoException;
  return {
    type: error.name,
    message: withoutValues(error),
    ...(typeof code === 'string' && { code }),
    stack: framesOf(stack, error.message),
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  };
}

/** The same in one sentence: the message of the innermost cause. */
export function reasonOf(error: unknown): string {
  return error instanceof Error && error.cause !== undefined ? reasonOf(error.cause) : describeError(error).message;
}

/** A stack begins with the message, whatever stands in that. */
function framesOf(stack: string, message: string): string[] {
  const frames = stack.includes(message) ? stack.slice(stack.indexOf(message) + message.length) : stack;
  return frames.split('\n').filter((line) => line.startsWith('    at '));
}

function withoutValues(error: Error): string {
  const isOfPostgres = 'severity' in error;
  return isOfPostgres ? error.message.replace(/: ".*$/s, '') : error.message.replace(/\nparams: .*$/s, '');
}
