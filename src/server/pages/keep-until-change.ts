import { reasonOf } from '#core/describe-error.ts';
import { logger } from '#core/logger.server.ts';
import type { PageCache } from '#core/page-cache/page-cache.server.ts';

/**
 * Keeps what each request needs before the cache is asked, so that an address whose page is finished costs no look into
 * the database. It is read again once the content has changed; while it cannot be read, the last value is used.
 * @returns gives the value; throws as `load` does if there is none yet
 */
export function keepUntilChange<Value>(
  cache: Pick<PageCache, 'generation'>,
  load: () => Promise<Value>,
): () => Promise<Value> {
  let kept: { generation: number; value: Value } | undefined;
  let loading: { generation: number; done: Promise<Value> } | undefined;

  /** The generation is that from before, so that no value is older than it says. */
  async function loadFor(generation: number): Promise<Value> {
    try {
      const value = await load();
      if (!kept || kept.generation < generation) kept = { generation, value };
      return value;
    } catch (error) {
      if (!kept) throw error;
      logger.warn({ reason: reasonOf(error) }, 'what pages need could not be read again');
      return kept.value;
    } finally {
      if (loading?.generation === generation) loading = undefined;
    }
  }

  return async () => {
    const { generation } = cache;
    if (kept?.generation === generation) return kept.value;
    if (loading?.generation !== generation) loading = { generation, done: loadFor(generation) };
    return loading.done;
  };
}
