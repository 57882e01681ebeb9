/** Stops the start; its message is the one line that the operator reads before exit 1. */
export class StartError extends Error {
  override name = 'StartError';
}

/** Thrown when something does not exist: a call answers 404 and a visitor sees the not-found page. */
export class NotFoundError extends Error {
  override name = 'NotFoundError';
}

/**
 * Thrown when `commit` was not answered, or not with success: nobody knows whether the work is stored, so nothing that
 * it may own is deleted.
 */
export class UnansweredCommitError extends Error {
  override name = 'UnansweredCommitError';
}

const awayCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
  '25006', // read_only_sql_transaction: a standby or demoted server
  '25P03', // idle_in_transaction_session_timeout
  '25P04', // transaction_timeout
  '40001', // serialization_failure: a standby's rows changed under a query
  '40P01', // deadlock_detected
  '55P03', // lock_not_available: busy, but only for a moment
  '57014', // query_canceled: the query took too long
  '58030', // io_error
  'ENOSPC', // the disk of this process is full
]);

/** Classes of PostgreSQL's codes: connection faults, insufficient resources (a full disk, too many connections), shutdown. */
const awayClasses = /^(08...|53...|57P0.)$/;

const awayTexts =
  /Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|Client was closed/;

/**
 * Whether an error, or one of its causes, means that the database is away, full, read-only or busy, rather than that a
 * query is wrong. The visitor is then told to try again, and not to correct anything in the form.
 */
export function isDatabaseAway(error: unknown): boolean {
  return hasCause(
    error,
    (cause, code) => awayCodes.has(code) || awayClasses.test(code) || awayTexts.test(cause.message),
  );
}

/**
 * Whether a connection is useless after this error: either its last statement was not answered, so that nobody knows
 * what it did, or its server no longer accepts writes, as after a failover.
 */
export function leavesInDoubt(error: unknown): boolean {
  return hasCause(error, ({ message }, code) => code === '25006' || /Query read timeout/.test(message));
}

/** Whether a statement was ended because it took longer than one may. */
export function isTooSlow(error: unknown): boolean {
  return hasCause(error, (_, code) => code === '57014');
}

/** Whether too many others are waiting for the same kind of work. The bundle of the pages has its own class of refusals. */
export function isBusy(error: unknown): boolean {
  return error instanceof Error && error.name === 'Refusal' && 'status' in error && error.status === 503;
}

function hasCause(error: unknown, test: (cause: Error, code: string) => boolean): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (test(cause, 'code' in cause ? String(cause.code) : '')) return true;
    if (cause instanceof AggregateError && cause.errors.some((inner) => hasCause(inner, test))) return true;
  }
  return false;
}

/** Whether the sender of a request disconnected before it had arrived completely; Node reports this like a broken connection. */
export function hasSenderDisconnected(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ECONNRESET' && error.message === 'aborted';
}
