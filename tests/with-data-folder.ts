import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

/** Gives the tests of a file their own DATA_DIR, which is deleted after them. Called before anything else of the site. */
export function withDataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'kasauti-data-'));
  const before = process.env.DATA_DIR;
  process.env.DATA_DIR = folder;
  afterAll(() => {
    process.env.DATA_DIR = before;
    rmSync(folder, { recursive: true, force: true });
  });
  return folder;
}
