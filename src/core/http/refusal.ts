import type { Subject } from '#core/log-security-event.server.ts';
import type { ServerText } from '#core/text/messages.server.ts';

type Reasons = {
  /** By field: what is wrong with it, most important sentence first. */
  errors?: Record<string, ServerText[]>;
  /** Further fields of the answer, which the call's own page understands: who else has changed the record, for instance. */
  details?: Readonly<Record<string, unknown>>;
  /** In seconds, for 429 and 503. */
  retryAfter?: number;
  /** For the security log only, where the answer must not say it. */
  reason?: string;
  /** For the security log only: whose account it was about. */
  subject?: Subject | undefined;
};

/**
 * Refuses a call: it is answered with this status and `{ message, errors?, …details }` in the caller's language. The texts are
 * the English ones of a `*.messages.ts`.
 */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly status: 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 503;
  /** The message with its values. */
  readonly said: ServerText;
  readonly errors: Record<string, ServerText[]> | undefined;
  readonly details: Readonly<Record<string, unknown>> | undefined;
  readonly retryAfter: number | undefined;
  readonly reason: string | undefined;
  readonly subject: Subject | undefined;

  constructor(
    status: Refusal['status'],
    message: ServerText,
    { errors, details, retryAfter, reason, subject }: Reasons = {},
  ) {
    super(typeof message === 'string' ? message : message.text);
    this.said = message;
    this.status = status;
    this.errors = errors;
    this.details = details;
    this.retryAfter = retryAfter;
    this.reason = reason;
    this.subject = subject;
  }
}
