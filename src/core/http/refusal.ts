type Reasons = {
  /** By field: what is wrong with it, most important sentence first. */
  errors?: Record<string, string[]>;
  /** In seconds, for 429 and 503. */
  retryAfter?: number;
};

/**
 * Refuses a call: it is answered with this status and `{ message, errors? }` in the caller's language. The texts are
 * the English ones of a `*.messages.ts`.
 */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly status: 401 | 403 | 404 | 413 | 415 | 422 | 429 | 503;
  readonly errors: Record<string, string[]> | undefined;
  readonly retryAfter: number | undefined;

  constructor(status: Refusal['status'], message: string, { errors, retryAfter }: Reasons = {}) {
    super(message);
    this.status = status;
    this.errors = errors;
    this.retryAfter = retryAfter;
  }
}
