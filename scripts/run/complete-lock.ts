import { readFile, writeFile } from 'node:fs/promises';

/**
 * Completes package-lock.json after an install from a registry that lacks the binaries of some platforms. npm leaves
 * those optional packages out, and `npm ci` then rejects the lock file everywhere. Each one is added with its name,
 * version and platform, as npm writes it when the registry is complete. Delete this script once `npm install` writes a
 * complete lock file by itself.
 */
const file = 'package-lock.json';

type Entry = {
  version?: string;
  optional?: boolean;
  dev?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
};

const lock = JSON.parse(await readFile(file, 'utf8')) as { packages: Record<string, Entry> };
let added = 0;
for (const [owner, entry] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    // Nested under its owner, because another version may be installed further up.
    const path = `${owner.slice(0, owner.lastIndexOf('node_modules/'))}node_modules/${name}`;
    const platform = platformOf(name);
    if (lock.packages[path] || !platform || !/^\d/.test(version)) continue;
    lock.packages[path] = { version, ...platform, ...(entry.dev && { dev: true }), optional: true };
    added += 1;
  }
}
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)));
await writeFile(file, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${added} packages of other platforms added to ${file}`);

/** Reads the platform from a binary's name: `…-linux-arm-gnueabihf` is Linux on ARM with glibc. */
function platformOf(name: string): Pick<Entry, 'os' | 'cpu' | 'libc'> | undefined {
  if (name.endsWith('wasm32-wasi')) return { cpu: ['wasm32'] };
  const match =
    /-(android|darwin|freebsd|linux|openharmony|win32)-(arm64|arm|x64|ia32|ppc64|riscv64|s390x)(?:-(\w+))?$/.exec(name);
  if (!match) return undefined;
  const [, os = '', cpu = '', abi = ''] = match;
  const libc =
    os !== 'linux' ? undefined : abi.startsWith('musl') ? 'musl' : abi.startsWith('gnu') ? 'glibc' : undefined;
  return { os: [os], cpu: [cpu], ...(libc && { libc: [libc] }) };
}
