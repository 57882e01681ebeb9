import type { LanguageCode } from '#locales/languages.ts';
import { db } from './client.server.ts';
import { getContentVersion } from './content-version.server.ts';

/**
 * Caches the result of `load`, one value for each language, until public content changes. It is meant for small lists
 * that are needed often and searched in memory. The value is shared and must not be modified.
 */
export function byContentVersion<Value>(load: (language: LanguageCode) => Promise<Value>) {
  const cached = new Map<LanguageCode, { version: number; value: Promise<Value> }>();
  return async (language: LanguageCode): Promise<Value> => {
    // Read before the load, so that a write in between leaves the value newer than its version, never older.
    const version = await getContentVersion(db());
    const entry = cached.get(language);
    if (entry?.version === version) return entry.value;
    const value = load(language);
    cached.set(language, { version, value });
    value.catch(() => cached.delete(language));
    return value;
  };
}
