import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { delimiter, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { lightenManifest } from './lighten-manifest.ts';

const inputs = [
  'src',
  'scripts/build',
  'public',
  'package-lock.json',
  'vite.config.ts',
  'react-router.config.ts',
  'lingui.config.ts',
  'lingui.desk.config.ts',
];
const stampFile = 'build/stamp';

/**
 * Builds the pages for production if a source file has changed since the last build, in a process of its own: the
 * caller goes on meanwhile, and does not retain the bundler.
 * @throws Error if the build failed; it has said why
 */
export async function buildWhenStale(): Promise<void> {
  if ((await readFile(stampFile, 'utf8').catch(() => '')) === (await stampOf(inputs))) return;
  await run(process.execPath, [import.meta.filename]);
}

async function build(): Promise<void> {
  const stamp = await stampOf(inputs);
  // Left to itself React Router empties all of `build`, also of the mails and the desk that are made beside it.
  for (const part of ['client', 'server', 'mails', 'desk']) await rm(`build/${part}`, { recursive: true, force: true });
  await Promise.all([
    run('react-router', ['build']),
    run('vite', ['build', '--config', 'scripts/build/mails.vite.config.ts', '--logLevel', 'warn']),
    run('vite', ['build', '--config', 'scripts/build/desk.vite.config.ts', '--logLevel', 'warn']),
  ]);
  const { writeBuiltDocument } = await import('./write-built-document.ts');
  await Promise.all([writeBuiltDocument(), lightenManifest('build/client/assets')]);
  await Promise.all([compressAll('build/client'), compressAll('build/desk')]);
  await writeFile(stampFile, stamp);
}

export async function run(command: string, args: string[]): Promise<void> {
  // npm adds this folder; a service that starts Node by itself does not.
  const path = [resolve('node_modules/.bin'), process.env.PATH].join(delimiter);
  const env = { ...process.env, PATH: path, NODE_ENV: 'production' };
  const child = spawn(command, args, { stdio: ['ignore', 'ignore', 'inherit'], env });
  const [code, signal] = await once(child, 'close');
  if (code !== 0) throw new Error(`The build failed: ${command} ended with ${signal ?? code}`);
}

async function stampOf(paths: string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const path of paths) {
    const files = (await filesOf(path)).filter((file) => !file.endsWith('.test.ts'));
    for (const file of files) hash.update(file).update(await readFile(file));
  }
  return hash.digest('hex');
}

async function filesOf(path: string): Promise<string[]> {
  const entries = await readdir(path, { recursive: true, withFileTypes: true }).catch((error) => {
    if (error.code === 'ENOTDIR') return undefined;
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  if (!entries) return [path];
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/** Writes `.br` and `.gz` copies of each text file, so that the server never has to compress one. */
async function compressAll(folder: string): Promise<void> {
  const brotli = promisify(brotliCompress);
  const zip = promisify(gzip);
  const files = (await filesOf(folder)).filter((file) => /\.(css|ico|js|json|svg|txt|webmanifest)$/.test(file));
  await Promise.all(
    files.map(async (file) => {
      const bytes = await readFile(file);
      await writeFile(`${file}.br`, await brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
      await writeFile(`${file}.gz`, await zip(bytes, { level: 9 }));
    }),
  );
}

if (import.meta.main) await build();
