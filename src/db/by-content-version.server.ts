import type { LanguageCode } from '#locales/languages.ts';
import { db } from './client.server.ts';
import { getContentVersion } from './content-version.server.ts';

/**
 * Keeps what `load` gave, one value a language, until public content changes. For lists that are
 * small, asked for often and searched in memory; what it gives is shared and must not be changed.
 */
export function byContentVersion<Value>(load: (language: LanguageCode) => Promise<Value>) {
  const kept = new Map<LanguageCode, { version: number; value: Promise<Value> }>();
  return async (language: LanguageCode): Promise<Value> => {
    // Read before the load: a write in between makes the value newer than its label, never older.
    const version = await getContentVersion(db());
    const entry = kept.get(language);
    if (entry?.version === version) return entry.value;
    const value = load(language);
    kept.set(language, { version, value });
    value.catch(() => kept.delete(language));
    return value;
  };
}
