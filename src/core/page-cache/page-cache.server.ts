import { reasonOf } from '#core/describe-error.ts';
import { logger } from '#core/logger.server.ts';
import { type PageEntry, readPageEntry } from './page-entry.ts';
import { ShrinkQueue } from './shrink-queue.ts';

type Kept = { entry: PageEntry; generation: number; bytes: number; used: boolean };

/**
 * Finished public answers in memory, bounded by bytes: the oldest leave first, but one that was
 * asked for since it last stood at the end goes back to the end.
 * A content write makes all of them stale: a stale one is still served, while one render a key
 * makes it anew; when that render fails, the stale one stays.
 */
export class PageCache {
  #kept = new Map<string, Kept>();
  #rendering = new Map<string, Promise<PageEntry>>();
  #shrinking = new ShrinkQueue();
  #generation = 0;
  #bytes = 0;
  readonly #maxBytes: number;

  /** @param maxBytes of memory; 0 keeps nothing, as in development */
  constructor(maxBytes = 48 * 1024 * 1024) {
    this.#maxBytes = maxBytes;
  }

  /** The entry of that key when it is kept and not stale: the hot path. */
  findFresh(key: string): PageEntry | undefined {
    const kept = this.#kept.get(key);
    if (kept?.generation !== this.#generation) return undefined;
    kept.used = true;
    return kept.entry;
  }

  /** The entry of that key: kept, or stale while it is rendered anew, or rendered now. */
  async get(key: string, render: () => Promise<Response>): Promise<PageEntry> {
    const kept = this.#kept.get(key);
    if (kept) {
      kept.used = true;
      if (kept.generation !== this.#generation) {
        this.#render(key, render).catch((error) => logger.warn({ key, reason: reasonOf(error) }, 'a page stays stale'));
      }
      return kept.entry;
    }
    return this.#render(key, render);
  }

  /** Says that content changed: everything kept is stale from now on. */
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
        if (isKeepable(entry)) this.#keep(key, entry, generation);
        else if (entry.status >= 500 && this.#kept.has(key)) throw new Error(`status ${entry.status}`);
        return entry;
      })
      .finally(() => this.#rendering.delete(key));
    this.#rendering.set(key, rendering);
    return rendering;
  }

  #keep(key: string, entry: PageEntry, generation: number): void {
    if (this.#maxBytes === 0) return;
    this.#drop(key);
    const { br, gzip, identity } = entry.bodies;
    const bytes = identity.length + (br === identity ? 0 : br.length + gzip.length) + 1_024;
    this.#kept.set(key, { entry, generation, bytes, used: false });
    this.#bytes += bytes;
    this.#makeRoom(key);
    this.#shrinking.add(entry);
  }

  #makeRoom(newest: string): void {
    for (const [oldest, kept] of this.#kept) {
      if (this.#bytes <= this.#maxBytes) return;
      if (oldest === newest) continue;
      if (!kept.used) {
        this.#drop(oldest);
        continue;
      }
      kept.used = false;
      this.#kept.delete(oldest);
      this.#kept.set(oldest, kept);
    }
  }

  #drop(key: string): void {
    const kept = this.#kept.get(key);
    if (!kept) return;
    this.#kept.delete(key);
    this.#shrinking.remove(kept.entry);
    this.#bytes -= kept.bytes;
  }
}

function isKeepable({ status, headers }: PageEntry): boolean {
  if (![200, 301, 308, 404].includes(status)) return false;
  if (headers['set-cookie']) return false;
  return !/no-store|private/.test(headers['cache-control'] ?? '');
}
