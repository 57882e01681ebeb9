import { rename, writeFile } from 'node:fs/promises';

/** What it takes to connect to the embedded server. */
export type Access = { port: number; password: string };

/** Written whole or not at all: without this file the data is locked. */
export async function saveAccess(file: string, access: Access): Promise<void> {
  await writeFile(`${file}.new`, JSON.stringify(access), { mode: 0o600 });
  await rename(`${file}.new`, file);
}
