import pg from 'pg';
import { StartError } from '#core/errors.ts';
import { logger } from '#core/logger.server.ts';
import { contentChannel } from '#db/content-version.server.ts';
import type { EmbeddedPostgres } from '#db/open-embedded-postgres.server.ts';

/** The advisory lock of the process that owns a data folder; it lasts as long as its connection. */
const ownerLock = 5_220_141;

const retryDelay = 500;

type Parts = { url: string; embedded: EmbeddedPostgres | undefined; onChange: () => void };

/**
 * Listens for content writes on a separate connection. When the connection breaks, it reconnects, restarts the
 * embedded server if that has died, and reports one change.
 */
export class ContentListener {
  #client: pg.Client | undefined;
  #stopped = false;
  #timer: NodeJS.Timeout | undefined;
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** @throws StartError when another process owns the data folder, or else the connection's error */
  async start(): Promise<void> {
    const { url, embedded, onChange } = this.#parts;
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000, keepAlive: true });
    client.on('error', () => {});
    try {
      await client.connect();
      if (embedded) {
        const { rows } = await client.query('select pg_try_advisory_lock($1) as mine', [ownerLock]);
        if (!rows[0].mine) {
          throw new StartError('Another Kasauti serves from this data folder: stop it, or set DATA_DIR');
        }
      }
      await client.query(`listen ${contentChannel}`);
    } catch (error) {
      await client.end().catch(() => {});
      throw error;
    }
    client.on('notification', onChange);
    client.on('end', () => this.#retry());
    this.#client = client;
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await this.#client?.end().catch(() => {});
  }

  #retry(): void {
    if (this.#stopped) return;
    this.#timer = setTimeout(async () => {
      try {
        await this.#parts.embedded?.ensureRunning();
        await this.start();
        logger.info('the database is back');
        this.#parts.onChange();
      } catch {
        this.#retry();
      }
    }, retryDelay);
  }
}
