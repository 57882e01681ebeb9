import { OpenAPIHono } from '@hono/zod-openapi';
import type { LanguageCode } from '#locales/languages.ts';
import { translate } from './messages.server.ts';

/** What the server puts on each call before a feature sees it. */
export type CallEnv = { Variables: { language: LanguageCode; requestId: string } };

/**
 * A group of JSON calls. Input that its schema refuses is answered 422 with
 * `{ message, errors: { field: [sentence, …] } }`, the first sentence being the message.
 */
export function createApi() {
  return new OpenAPIHono<CallEnv>({
    defaultHook: (result, c) => {
      if (result.success) return;
      const language = c.get('language');
      const errors: Record<string, string[]> = {};
      for (const issue of result.error.issues) {
        const field = issue.path.join('.') || 'body';
        errors[field] = [...(errors[field] ?? []), translate(issue.message, language)];
      }
      return c.json({ message: Object.values(errors)[0]?.[0] ?? 'Invalid.', errors }, 422);
    },
  });
}
