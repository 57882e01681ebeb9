import { reasonOf } from '#core/describe-error.ts';
import { logger } from '#core/logger.server.ts';
import { type PageEntry, readPageEntry } from './page-entry.ts';
import { ShrinkQueue } from './shrink-queue.ts';

/** `staleSince` is when content changed after the page was rendered, by `performance.now()`. */
type CachedPage = { entry: PageEntry; staleSince?: number; bytes: number; used: boolean };

/** For how many milliseconds after a change a page that has not been rendered again may still be served. */
const staleFor = 10 * 60_000;

/**
 * Finished public answers in memory, limited by their size in bytes. The oldest are evicted first, except that one
 * that has been requested since it was last moved to the end is moved there again.
 * A content write makes all of them stale. For ten minutes a stale answer is still served while it is rendered again, by
 * one render per key; after that the visitor waits for the new one. If the render fails, the stale answer stays.
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
    if (!page || page.staleSince !== undefined) return undefined;
    page.used = true;
    return page.entry;
  }

  /**
   * The entry of that key: from the cache, even if it is stale and being rendered again, or else rendered now.
   * @param options.is404 whether this is the page for addresses that do not exist; no other 404 is stored, because there
   * is no end of them
   */
  async get(key: string, render: () => Promise<Response>, { is404 = false } = {}): Promise<PageEntry> {
    const page = this.#pages.get(key);
    if (!page) return this.#render(key, render, is404);
    page.used = true;
    if (page.staleSince === undefined) return page.entry;
    const renewing = this.#render(key, render, is404).catch((error) => {
      logger.warn({ key, reason: reasonOf(error) }, 'a stale page could not be rendered again');
      return page.entry;
    });
    return performance.now() - page.staleSince > staleFor ? renewing : page.entry;
  }

  /** Counts the changes of the content, for what else is kept until the next one. */
  get generation(): number {
    return this.#generation;
  }

  /** Makes everything in the cache stale, because content has changed. */
  invalidate(): void {
    this.#generation += 1;
    const now = performance.now();
    for (const page of this.#pages.values()) page.staleSince ??= now;
  }

  #render(key: string, render: () => Promise<Response>, is404: boolean): Promise<PageEntry> {
    const running = this.#rendering.get(key);
    if (running) return running;
    this.#shrinking.postpone();
    const generation = this.#generation;
    const rendering = render()
      .then(async (response) => {
        const entry = await readPageEntry(response);
        if (isCacheable(entry, is404)) this.#store(key, entry, generation === this.#generation);
        else if (entry.status < 500) this.#drop(key);
        else if (this.#pages.has(key)) throw new Error(`status ${entry.status}`);
        return entry;
      })
      .finally(() => this.#rendering.delete(key));
    this.#rendering.set(key, rendering);
    return rendering;
  }

  #store(key: string, entry: PageEntry, isFresh: boolean): void {
    if (this.#maxBytes === 0) return;
    this.#drop(key);
    const bytes = sizeOf(key, entry);
    this.#pages.set(key, { entry, bytes, used: false, ...(!isFresh && { staleSince: performance.now() }) });
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

/** The memory that an entry takes, in bytes. A short answer to a long address is little more than its key and its headers. */
function sizeOf(key: string, { bodies, headers }: PageEntry): number {
  const texts = [key, ...Object.entries(headers).flat()];
  const parts = [...texts.map(({ length }) => 2 * length), ...Object.values(bodies).map(({ length }) => length)];
  return parts.reduce((sum, length) => sum + length, 1_024);
}

function isCacheable({ status, headers }: PageEntry, is404: boolean): boolean {
  if (![200, 301, 308].includes(status) && !(is404 && status === 404)) return false;
  if (headers['set-cookie']) return false;
  return !/no-store|private/.test(headers['cache-control'] ?? '');
}
