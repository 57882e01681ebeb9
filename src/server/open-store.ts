import pg from 'pg';
import type { Env } from '#core/env.ts';
import { isDatabaseAway, StartError } from '#core/errors.ts';
import { logger } from '#core/logger.server.ts';
import { closeDatabase, openDatabase } from '#db/client.server.ts';
import { contentChannel } from '#db/content-version.server.ts';
import { type EmbeddedPostgres, openEmbeddedPostgres } from '#db/embedded.server.ts';
import { migrateDatabase } from '#db/migrate.server.ts';

type Store = { close(): Promise<void> };

/** Held by the process that owns a data folder, for as long as its connection lives. */
const ownerLock = 5_220_141;

/**
 * Opens the database (DATABASE_URL, else the embedded one), migrates it, and listens for content writes.
 * @throws StartError with one line for the operator
 */
export async function openStore(env: Env, onContentChange: () => void): Promise<Store> {
  const embedded = env.DATABASE_URL ? undefined : await openEmbeddedPostgres(env.DATA_DIR);
  const url = env.DATABASE_URL ?? (await (embedded as EmbeddedPostgres).databaseUrl('kasauti'));
  const database = openDatabase(url);
  try {
    await migrateDatabase(database);
  } catch (error) {
    if (isDatabaseAway(error) || isRefused(error)) {
      throw new StartError(`The database of DATABASE_URL cannot be used: ${reasonOf(error)}`);
    }
    throw error;
  }
  const listener = new ContentListener(url, embedded, onContentChange);
  await listener.start();
  return {
    async close() {
      await listener.stop();
      await closeDatabase();
      await embedded?.stop();
    },
  };
}

function isRefused(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && /^(28|3D|EAI_AGAIN|EHOSTUNREACH)/.test(String(cause.code))) return true;
  }
  return false;
}

function reasonOf(error: unknown): string {
  let reason = '';
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    reason = cause instanceof AggregateError ? String(cause.errors[0]?.message) : cause.message || reason;
  }
  return reason;
}

/** Keeps one connection that hears of content writes; when it breaks, it comes back and says "changed", once. */
class ContentListener {
  #client: pg.Client | undefined;
  #stopped = false;
  #timer: NodeJS.Timeout | undefined;
  readonly #url: string;
  readonly #embedded: EmbeddedPostgres | undefined;
  readonly #onChange: () => void;

  constructor(url: string, embedded: EmbeddedPostgres | undefined, onChange: () => void) {
    this.#url = url;
    this.#embedded = embedded;
    this.#onChange = onChange;
  }

  async start(): Promise<void> {
    const client = new pg.Client({ connectionString: this.#url, connectionTimeoutMillis: 2_000, keepAlive: true });
    client.on('error', () => this.#retry());
    client.on('end', () => this.#retry());
    client.on('notification', this.#onChange);
    this.#client = client;
    await client.connect();
    if (this.#embedded) {
      const { rows } = await client.query('select pg_try_advisory_lock($1) as mine', [ownerLock]);
      if (!rows[0].mine) throw new StartError('Another Kasauti serves from this data folder: stop it, or set DATA_DIR');
    }
    await client.query(`listen ${contentChannel}`);
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await this.#client?.end().catch(() => {});
  }

  #retry(): void {
    if (this.#stopped || this.#timer) return;
    this.#timer = setTimeout(async () => {
      this.#timer = undefined;
      try {
        await this.#embedded?.ensureRunning();
        await this.start();
        logger.info('the database is back');
        this.#onChange();
      } catch {
        this.#retry();
      }
    }, 500);
  }
}
