import type { Context, ErrorHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { reasonOf } from '#core/describe-error.ts';
import { hasSenderDisconnected, isDatabaseAway, NotFoundError } from '#core/errors.ts';
import type { LoggedPath } from '#core/http/logged-path.ts';
import { refusalTexts } from '#core/http/refusal.messages.ts';
import { Refusal } from '#core/http/refusal.ts';
import { logger } from '#core/logger.server.ts';
import { languageOfCall } from '#core/text/language.server.ts';
import { languageOfPath } from '#core/text/language.ts';
import { type ServerText, translate } from '#core/text/messages.server.ts';
import type { LanguageCode } from '#locales/languages.ts';
import { awayHeaders, faultPage, faultTexts as texts } from '#server/fault-pages.ts';

/** Answers an error in words, as JSON for calls under one of the prefixes and as a page elsewhere, without any stack, SQL or path. */
export function answerFault(prefixes: readonly string[], loggedPath: LoggedPath): ErrorHandler {
  return (error, c) => {
    const isCall = prefixes.some((prefix) => c.req.path === prefix || c.req.path.startsWith(`${prefix}/`));
    const answer = (
      status: 400 | 404 | 413 | 500 | 503,
      text: string,
      headers: Record<string, string> = { 'cache-control': 'no-store' },
    ) =>
      isCall
        ? c.json({ message: translate(text, languageOf(c)) }, status, headers)
        : faultPage(status, text, languageOfPath(c.req.path).language, headers);

    if (error instanceof Refusal) return isCall ? answerRefusal(c, error) : answerPageRefusal(c, error);
    if (error instanceof NotFoundError) return answer(404, refusalTexts.notFound);
    if (error instanceof HTTPException && error.status === 413) return answer(413, texts.tooLarge);
    if (error instanceof HTTPException && error.status < 500) return answer(400, texts.unreadable);
    // Nobody reads this answer.
    if (hasSenderDisconnected(error)) return answer(400, texts.unreadable);
    if (isDatabaseAway(error)) {
      logger.warn({ id: c.get('requestId'), reason: reasonOf(error) }, 'the database is away');
      return answer(503, texts.away, awayHeaders);
    }
    logger.error({ id: c.get('requestId'), err: error, path: loggedPath(c.req.path) }, 'a request failed');
    return answer(500, texts.failed);
  };
}

function answerRefusal(c: Context, { status, said, errors, details, retryAfter }: Refusal) {
  const language = languageOf(c);
  const inWords = (text: ServerText) => translate(text, language);
  c.header('Cache-Control', 'no-store');
  if (retryAfter) c.header('Retry-After', String(retryAfter));
  const fields = errors && Object.entries(errors).map(([field, texts]) => [field, texts.map(inWords)]);
  return c.json({ ...details, message: inWords(said), ...(fields && { errors: Object.fromEntries(fields) }) }, status);
}

function answerPageRefusal(c: Context, { status, said, retryAfter }: Refusal) {
  const headers = { 'cache-control': 'no-store', ...(retryAfter && { 'retry-after': String(retryAfter) }) };
  const text = typeof said === 'string' ? said : said.text;
  return faultPage(status, text, languageOfPath(c.req.path).language, headers);
}

/** An error may occur before the language of the call is known. */
function languageOf(c: Context): LanguageCode {
  return c.get('language') ?? languageOfCall(c.req.raw.headers);
}
