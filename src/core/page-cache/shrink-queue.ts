import { type PageEntry, shrinkPageEntry } from './page-entry.ts';

const quiet = 250;

/**
 * Compresses cached entries as far as possible, one at a time and only while no new page is being
 * rendered, because the slow compression of one page would hold up the fast one of the next.
 */
export class ShrinkQueue {
  #waiting = new Set<PageEntry>();
  #timer: NodeJS.Timeout | undefined;
  #busy = false;

  add(entry: PageEntry): void {
    this.#waiting.add(entry);
    this.postpone();
  }

  remove(entry: PageEntry): void {
    this.#waiting.delete(entry);
  }

  /** Called when a page is about to be rendered: the compression waits until the server is idle again. */
  postpone(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#waiting.size > 0) this.#timer = setTimeout(() => void this.#shrinkAll(), quiet).unref();
  }

  async #shrinkAll(): Promise<void> {
    this.#timer = undefined;
    if (this.#busy) return;
    this.#busy = true;
    for (const entry of this.#waiting) {
      this.#waiting.delete(entry);
      // A page that cannot be made smaller stays as it is.
      await shrinkPageEntry(entry).catch(() => {});
      if (this.#timer) break;
    }
    this.#busy = false;
    if (!this.#timer) this.postpone();
  }
}
