type Reasons = {
  /** Field → what is wrong with it, the first sentence first. */
  errors?: Record<string, string[]>;
  /** Seconds, for 429 and 503. */
  retryAfter?: number;
};

/**
 * The caller may not have what it asked for, and is told so: answered as `{ message, errors? }` with
 * that status, in the caller's language. The texts are English ones of a `*.messages.ts`.
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
