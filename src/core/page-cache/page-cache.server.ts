import { reasonOf } from '#core/describe-error.ts';
import { logger } from '#core/logger.server.ts';
import { type PageEntry, readPageEntry } from './page-entry.ts';
import { ShrinkQueue } from './shrink-queue.ts';

type CachedPage = { entry: PageEntry; generation: number; bytes: number; used: boolean };

/**
 * Finished public answers in memory, limited by their size in bytes. The oldest are evicted first, except that one
 * that has been requested since it was last moved to the end is moved there again.
 * A content write makes all of them stale. A stale answer is still served while it is rendered again, by one render
 * per key; if that render fails, the stale answer stays.
 */
export class PageCache {
  #pages = new Map<string, CachedPage>();
  #rendering = new Map<string, Promise<PageEntry>>();
  #shrinking = new ShrinkQueue();
  #generation = 0;
  #bytes = 0;
  readonly #maxBytes: number;

  /** @param maxBytes the memory that the answers may take; with 0 nothing is cached, as in development */
  constructor(maxBytes = 48 * 1024 * 1024) {
    this.#maxBytes = maxBytes;
  }

  /** The entry of that key if it is cached and not stale. This is the hot path. */
  findFresh(key: string): PageEntry | undefined {
    const page = this.#pages.get(key);
    if (page?.generation !== this.#generation) return undefined;
    page.used = true;
    return page.entry;
  }

  /** The entry of that key: from the cache, even if it is stale and being rendered again, or else rendered now. */
  async get(key: string, render: () => Promise<Response>): Promise<PageEntry> {
    const page = this.#pages.get(key);
    if (page) {
      page.used = true;
      if (page.generation !== this.#generation) {
        this.#render(key, render).catch((error) =>
          logger.warn({ key, reason: reasonOf(error) }, 'a stale page could not be rendered again'),
        );
      }
      return page.entry;
    }
    return this.#render(key, render);
  }

  /** Makes everything in the cache stale, because content has changed. */
  invalidate(): void {
    this.#generation += 1;
  }

  #render(key: string, render: () => Promise<Response>): Promise<PageEntry> {
    const running = this.#rendering.get(key);
    if (running) return running;
    this.#shrinking.postpone();
    const generation = this.#generation;
    const rendering = render()
      .then(async (response) => {
        const entry = await readPageEntry(response);
        if (isCacheable(entry)) this.#store(key, entry, generation);
        else if (entry.status >= 500 && this.#pages.has(key)) throw new Error(`status ${entry.status}`);
        return entry;
      })
      .finally(() => this.#rendering.delete(key));
    this.#rendering.set(key, rendering);
    return rendering;
  }

  #store(key: string, entry: PageEntry, generation: number): void {
    if (this.#maxBytes === 0) return;
    this.#drop(key);
    const { br, gzip, identity } = entry.bodies;
    const bytes = identity.length + (br === identity ? 0 : br.length + gzip.length) + 1_024;
    this.#pages.set(key, { entry, generation, bytes, used: false });
    this.#bytes += bytes;
    this.#makeRoom(key);
    this.#shrinking.add(entry);
  }

  #makeRoom(newest: string): void {
    for (const [oldest, page] of this.#pages) {
      if (this.#bytes <= this.#maxBytes) return;
      if (oldest === newest) continue;
      if (!page.used) {
        this.#drop(oldest);
        continue;
      }
      page.used = false;
      this.#pages.delete(oldest);
      this.#pages.set(oldest, page);
    }
  }

  #drop(key: string): void {
    const page = this.#pages.get(key);
    if (!page) return;
    this.#pages.delete(key);
    this.#shrinking.remove(page.entry);
    this.#bytes -= page.bytes;
  }
}

function isCacheable({ status, headers }: PageEntry): boolean {
  if (![200, 301, 308, 404].includes(status)) return false;
  if (headers['set-cookie']) return false;
  return !/no-store|private/.test(headers['cache-control'] ?? '');
}
