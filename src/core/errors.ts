/** Stops the start; its message is the one line that the operator reads before exit 1. */
export class StartError extends Error {
  override name = 'StartError';
}

/** Thrown when something does not exist: a call answers 404 and a visitor sees the not-found page. */
export class NotFoundError extends Error {
  override name = 'NotFoundError';
}

const awayCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  '57P01', // admin_shutdown
  '57P02', // crash_shutdown
  '57P03', // cannot_connect_now
  '08000',
  '08003',
  '08006',
  '53300', // too_many_connections
  '55P03', // lock_not_available: it is busy, and soon it is not
  '40P01', // deadlock_detected
]);

const awayTexts =
  /Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error/;

/** Whether an error, or one of its causes, means that the database is away or busy rather than that a query is wrong. */
export function isDatabaseAway(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = 'code' in cause ? String(cause.code) : '';
    if (awayCodes.has(code) || awayTexts.test(cause.message)) return true;
    if (cause instanceof AggregateError && cause.errors.some(isDatabaseAway)) return true;
  }
  return false;
}
