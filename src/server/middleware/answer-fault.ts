import type { Context, ErrorHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { reasonOf } from '#core/describe-error.ts';
import { isDatabaseAway, NotFoundError } from '#core/errors.ts';
import { loggedPath } from '#core/http/logged-path.ts';
import { Refusal } from '#core/http/refusal.ts';
import { logger } from '#core/logger.server.ts';
import { languageOfCall } from '#core/text/language.server.ts';
import { translate } from '#core/text/messages.server.ts';
import type { LanguageCode } from '#locales/languages.ts';
import { faultPage } from '#server/pages/fault-page.ts';

export const awayHeaders = { 'retry-after': '3', 'cache-control': 'no-store' };

/** Says in words what went wrong, as JSON for calls and as a page elsewhere; no stack, SQL or path leaves. */
export function answerFault(apiPrefix: string): ErrorHandler {
  return (error, c) => {
    const answer = (
      status: 400 | 404 | 413 | 415 | 500 | 503,
      message: string,
      headers: Record<string, string> = { 'cache-control': 'no-store' },
    ) =>
      c.req.path.startsWith(`${apiPrefix}/`)
        ? c.json({ message }, status, headers)
        : faultPage(status, message, headers);

    if (error instanceof Refusal) return answerRefusal(c, error);
    if (error instanceof NotFoundError) return answer(404, 'Not found.');
    if (error instanceof HTTPException && error.status === 413) return answer(413, 'The request is too large.');
    if (error instanceof HTTPException && error.status === 415) return answer(415, 'Send JSON.');
    if (error instanceof HTTPException && error.status < 500) return answer(400, 'The request could not be read.');
    if (isDatabaseAway(error)) {
      logger.warn({ id: c.get('requestId'), reason: reasonOf(error) }, 'the database is away');
      return answer(503, 'We are back in a moment.', awayHeaders);
    }
    logger.error({ id: c.get('requestId'), err: error, path: loggedPath(c.req.path) }, 'a request failed');
    return answer(500, 'Something went wrong on our side.');
  };
}

function answerRefusal(c: Context, { status, message, errors, retryAfter }: Refusal) {
  const language: LanguageCode = c.get('language') ?? languageOfCall(c.req.raw.headers);
  c.header('Cache-Control', 'no-store');
  if (retryAfter) c.header('Retry-After', String(retryAfter));
  const translated = errors && Object.entries(errors).map(([field, texts]) => [field, texts.map(inLanguage)]);
  return c.json(
    { message: inLanguage(message), ...(translated && { errors: Object.fromEntries(translated) }) },
    status,
  );

  function inLanguage(text: string) {
    return translate(text, language);
  }
}
