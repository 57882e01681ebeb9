import { AsyncLocalStorage } from 'node:async_hooks';
import { LRUCache } from 'lru-cache';
import { todayInIndia } from '#core/time/dates.ts';
import { type Database, db, isInVain } from '#db/client.server.ts';
import { defaultLanguage, type LanguageCode } from '#locales/languages.ts';
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
  // A day that a caller names has a place beside today's, which everybody needs.
  const cached = new Map<string, { database: Database; version: number; today: string; value: Promise<Value> }>();
  return async (language: LanguageCode, today = todayInIndia()): Promise<Value> => {
    if (isInVain()) return loadInVain(language, today);
    // Read before the load, so that a write in between leaves the value newer than its version, never older.
    const database = db();
    const version = await askVersion(database);
    const place = today === todayInIndia() ? language : `${language} on another day`;
    const entry = cached.get(place);
    // Two databases may have the same version: tests open several in one process.
    if (entry?.database === database && entry.version === version && entry.today === today) return entry.value;
    const value = load(language, today);
    cached.set(place, { database, version, today, value });
    value.catch(() => cached.delete(place));
    return value;
  };
}

const asking = new AsyncLocalStorage<{ version?: Promise<number>; isOver: boolean }>();

/**
 * Lets everything that the work reads by the version of the content ask for it once. For work that only reads and is
 * short: what is published meanwhile may be missing from it.
 */
export async function inOneVersion<Result>(work: () => Promise<Result>): Promise<Result> {
  if (asking.getStore()?.isOver === false) return work();
  const asked = { isOver: false };
  try {
    return await asking.run(asked, work);
  } finally {
    // What the work has left running, such as a timer, asks for itself.
    asked.isOver = true;
  }
}

function askVersion(database: Database): Promise<number> {
  const asked = asking.getStore();
  if (!asked || asked.isOver) return getContentVersion(database);
  asked.version ??= getContentVersion(database);
  return asked.version;
}

/**
 * Keeps the values that were asked for last until public content changes. They are shared and must not be modified. Null
 * is not kept, because there is no end of what does not exist.
 * @param most so many, by keys that name all that they depend on beside the content: language, day
 * @returns a function that gives the value of a key; `load` has to read all of it from the content, and nothing that was
 * read before, which may be older
 */
export function keptByContentVersion<Value>(most: number) {
  const keptNow = byContentVersion(async () => ({
    kept: new LRUCache<string, NonNullable<Value>>({ max: most }),
    loading: new Map<string, Promise<Value>>(),
  }));
  return async (key: string, load: () => Promise<Value>): Promise<Value> => {
    if (isInVain()) return load();
    // One for all languages and days: the keys name them.
    const { kept, loading } = await keptNow(defaultLanguage, 'every day');
    const known = kept.get(key);
    if (known) return known;
    const value = loading.get(key) ?? load().finally(() => loading.delete(key));
    loading.set(key, value);
    const found = await value;
    if (found) kept.set(key, found);
    return found;
  };
}
