import { OpenAPIHono } from '@hono/zod-openapi';
import type { ZodError } from 'zod';
import type { LanguageCode } from '#locales/languages.ts';
import { Refusal } from './refusal.ts';

/** What the server puts on each call before a feature sees it. */
export type CallEnv = { Variables: { language: LanguageCode; requestId: string } };

/**
 * A group of JSON calls. Input that its schema refuses is answered 422 with
 * `{ message, errors: { field: [sentence, …] } }`, the first sentence being the message.
 */
export function createApi() {
  return new OpenAPIHono<CallEnv>({
    defaultHook: (result) => {
      if (result.success) return;
      throw invalidInput(result.error);
    },
  });
}

/** The refusal of what a schema does not accept: every sentence under its field. */
export function invalidInput({ issues }: Pick<ZodError, 'issues'>): Refusal {
  const errors: Record<string, string[]> = {};
  for (const issue of issues) {
    const field = issue.path.join('.') || 'body';
    errors[field] = [...(errors[field] ?? []), issue.message];
  }
  return new Refusal(422, issues[0]?.message ?? 'Invalid.', { errors });
}
