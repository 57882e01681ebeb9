import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';

/** What is needed to connect to the embedded server. */
export type Access = { port: number; password: string };

/** Writes the file completely or not at all, because the data cannot be reached without it. */
export async function saveAccess(file: string, access: Access): Promise<void> {
  await rename(await writeBeside(file, access), file);
}

/** Saves it only if there is no such file, so that of two processes that start at once only one succeeds. */
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
