import type { LanguageCode } from '#locales/languages.ts';

/** What the server sets on each call before it reaches a feature. */
export type CallEnv = { Variables: { language: LanguageCode; requestId: string; clientId?: number } };
