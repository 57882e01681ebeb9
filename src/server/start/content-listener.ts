import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { StartError } from '#core/errors.ts';
import { logger } from '#core/logger.server.ts';
import { contentChannel } from '#db/content/content-version.server.ts';
import type { EmbeddedPostgres } from '#db/embedded/open-embedded-postgres.server.ts';

/** The advisory lock of the process that owns a data folder; it lasts as long as its connection. */
const ownerLock = 5_220_141;

const retryDelay = 500;
const pollTimeout = 5_000;

type Parts = { url: string; embedded: EmbeddedPostgres | undefined; onChange: () => void; pollInterval?: number };

/**
 * Listens for content writes on a separate connection. When the connection breaks, it reconnects, restarts the
 * embedded server if that has died, and reports one change.
 */
export class ContentListener {
  #client: pg.Client | undefined;
  #stopped = false;
  #timer: NodeJS.Timeout | undefined;
  #poll: NodeJS.Timeout | undefined;
  #version: number | undefined;
  #isComparing = false;
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /**
   * @param patience so long the connection is waited for, in ms
   * @throws StartError when another process owns the data folder, or else the connection's error
   */
  async start(patience = 2_000): Promise<void> {
    const { url, embedded, onChange } = this.#parts;
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: patience, keepAlive: true });
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
    client.once('end', () => this.#retry(client));
    this.#client = client;
    this.#version = undefined;
    this.#poll = setInterval(() => void this.#compareVersion(client), this.#parts.pollInterval ?? 30_000);
  }

  /**
   * A connection whose other end has vanished without a word, as in a failover, brings no notifications and no error.
   * So the version is also asked for; without an answer the connection is given up.
   */
  async #compareVersion(client: pg.Client): Promise<void> {
    if (this.#isComparing) return;
    this.#isComparing = true;
    try {
      const { rows } = await Promise.race([
        client.query<{ version: string }>('select version from content_version'),
        wait(pollTimeout, undefined, { ref: false }).then(() => Promise.reject(new Error('no answer'))),
      ]);
      const version = Number(rows[0]?.version ?? 0);
      if (this.#version !== undefined && this.#version !== version) this.#parts.onChange();
      this.#version = version;
    } catch (error) {
      // Before the first migration there is nothing to compare.
      if (!(error instanceof pg.DatabaseError && error.code === '42P01')) this.#retry(client);
    } finally {
      this.#isComparing = false;
    }
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    clearInterval(this.#poll);
    await this.#client?.end().catch(() => {});
  }

  /** @param lost the connection that broke; one that was given up before is no news */
  #retry(lost?: pg.Client): void {
    if (this.#stopped || (lost && lost !== this.#client)) return;
    clearInterval(this.#poll);
    this.#client = undefined;
    if (lost) void lost.end().catch(() => {});
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
