import { mkdtempSync } from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, vi } from 'vitest';
import { openContent } from '#core/content/content-files.server.ts';
import { type ContentSource, readSources, writeSources } from '#db/content/content-source.server.ts';
import { createSync } from '#db/content/sync-rows.server.ts';
import { writeContent } from '#db/content/write-content.server.ts';
import { demoContent } from '#server/start/import-content.ts';

/** Gives the tests of a file a copy of the demo content to change, in which uploaded files lie too; deleted after them. */
export function withContentFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  beforeAll(async () => {
    vi.stubEnv('DATA_DIR', folder);
    await cp(demoContent, folder, { recursive: true });
  });
  afterAll(() => {
    vi.unstubAllEnvs();
    return rm(folder, { recursive: true, force: true });
  });
  return folder;
}

/**
 * Imports only what these sources read, with what they need. What follows from the rows, such as lists and search, takes
 * longer than the import and stays as it was.
 */
export async function importSources(sources: readonly ContentSource[], folder: string, { isForced = false } = {}) {
  const files = openContent(folder);
  const readBy = await readSources(sources, files);
  expect(files.problems).toEqual([]);
  return writeContent(async (tx, changed) => {
    changed('order', []);
    const sync = createSync(tx, { isForced });
    await writeSources(sources, readBy, sync);
    return sync.report;
  });
}
