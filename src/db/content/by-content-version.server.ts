import { todayInIndia } from '#core/time/dates.ts';
import { type Database, db, isInVain } from '#db/client.server.ts';
import type { LanguageCode } from '#locales/languages.ts';
import { getContentVersion } from './content-version.server.ts';

/**
 * Caches the result of `load`, one value for each language, until public content changes or a new day begins. It is
 * meant for small lists that are needed often and searched in memory. The value is shared and must not be modified.
 * @param load gets the day for which the caller wants the value, which is today in India unless the caller names one
 */
export function byContentVersion<Value>(load: (language: LanguageCode, today: string) => Promise<Value>) {
  /** A preview reads after all that it writes, and what it has read ends with its transaction. */
  const seen = new WeakMap<Database, Map<string, Promise<Value>>>();
  const loadInVain = (language: LanguageCode, today: string) => {
    const values = seen.get(db()) ?? new Map<string, Promise<Value>>();
    seen.set(db(), values);
    const value = values.get(`${language} ${today}`) ?? load(language, today);
    values.set(`${language} ${today}`, value);
    return value;
  };
  const cached = new Map<LanguageCode, { database: Database; version: number; today: string; value: Promise<Value> }>();
  return async (language: LanguageCode, today = todayInIndia()): Promise<Value> => {
    if (isInVain()) return loadInVain(language, today);
    // Read before the load, so that a write in between leaves the value newer than its version, never older.
    const database = db();
    const version = await getContentVersion(database);
    const entry = cached.get(language);
    // Two databases may have the same version: tests open several in one process.
    if (entry?.database === database && entry.version === version && entry.today === today) return entry.value;
    const value = load(language, today);
    cached.set(language, { database, version, today, value });
    value.catch(() => cached.delete(language));
    return value;
  };
}
