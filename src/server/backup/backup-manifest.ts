import { z } from 'zod';

/** The last part of a backup, so that an archive which was cut off has none. */
export const manifestName = 'manifest.json';

/** The file of the data folder that contains the generated secret, and its part in a backup. */
export const secretName = 'app-secret';

export const backupManifest = z.object({
  format: z.literal(1),
  made: z.iso.datetime(),
  /** The version of the PostgreSQL that the rows come from, for information only. */
  postgres: z.string(),
  /** The name of the newest migration, and the times by which the journal knows all that have run. */
  schema: z.string(),
  migrations: z.array(z.number()),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: z.number() })),
  /** The last value of each sequence that has been used. */
  sequences: z.record(z.string(), z.string()),
  /** SHA-256 of each other part. */
  checksums: z.record(z.string(), z.string()),
});

export type BackupManifest = z.infer<typeof backupManifest>;

/** The rows of a table are divided into parts, each of which PostgreSQL can load on its own. */
export function rowsPart(table: string, number: number): string {
  return `tables/${table}/${String(number).padStart(6, '0')}.copy`;
}

/** The table whose rows are in that part; undefined if the part is not a table. */
export function tableOfPart(part: string): string | undefined {
  return /^tables\/([^/]+)\/\d+\.copy$/.exec(part)?.[1];
}
