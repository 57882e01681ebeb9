import { logger } from '#core/logger.server.ts';

/**
 * So long after the last change the content is read. An import makes many changes in a row, and whoever has published
 * goes on writing at once: their next save would wait for it.
 */
const quietMs = 2_000;

/**
 * Reads what features keep in memory before a visitor needs it: at once, and soon after each change of the content.
 * @param reads one after another, because requests are answered meanwhile
 * @returns a function to call when the content has changed
 */
export function keepWarm(reads: readonly (() => Promise<unknown>)[]): () => void {
  let timer: NodeJS.Timeout | undefined;
  let last = Promise.resolve();

  async function readAll() {
    for (const read of reads) {
      // A request reads it again, and reports why it cannot.
      await read().catch((error) => logger.debug({ err: error }, 'the content could not be read ahead'));
    }
  }
  const queue = () => {
    last = last.then(readAll);
  };

  queue();
  return () => {
    clearTimeout(timer);
    timer = setTimeout(queue, quietMs);
    timer.unref();
  };
}
