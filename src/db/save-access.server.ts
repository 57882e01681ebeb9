import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';

/** What it takes to connect to the embedded server. */
export type Access = { port: number; password: string };

/** Written whole or not at all: without this file the data is locked. */
export async function saveAccess(file: string, access: Access): Promise<void> {
  await rename(await writeBeside(file, access), file);
}

/** Saves it only when there is none: of two that begin at once, one does. */
export async function claimAccess(file: string, access: Access): Promise<boolean> {
  const beside = await writeBeside(file, access);
  try {
    await link(beside, file);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(beside, { force: true });
  }
}

export async function readAccess(file: string): Promise<Access | undefined> {
  try {
    const { port, password } = JSON.parse(await readFile(file, 'utf8')) as Partial<Access>;
    return port && password ? { port, password } : undefined;
  } catch {
    return undefined;
  }
}

async function writeBeside(file: string, access: Access): Promise<string> {
  const beside = `${file}.${process.pid}`;
  await writeFile(beside, JSON.stringify(access), { mode: 0o600 });
  return beside;
}
