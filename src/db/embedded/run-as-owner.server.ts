import { execFileSync, spawn, spawnSync } from 'node:child_process';

export type Owner = { uid: number; gid: number };
/** Runs one of PostgreSQL's programs to its end; an error contains its output. */
export type RunCommand = (file: string, args: string[]) => Promise<void>;

/** PostgreSQL refuses to run as root, so it then runs as the user `postgres`, who is created if missing. */
export function findServerOwner(): Owner | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (flag: string) =>
    Number(execFileSync('id', [flag, 'postgres'], { stdio: ['ignore', 'pipe', 'ignore'] }));
  try {
    return { uid: idOf('-u'), gid: idOf('-g') };
  } catch {
    execFileSync('useradd', ['--system', '--user-group', '--no-create-home', 'postgres'], { stdio: 'ignore' });
    return { uid: idOf('-u'), gid: idOf('-g') };
  }
}

/**
 * Works out how to run programs as that owner.
 * @param paths what the owner must be able to reach. Root often works in a folder that only root can enter
 * (/root, `mktemp -d`); only then is the owner given the right to pass through it.
 */
export function createRunCommand(owner: Owner | undefined, paths: string[]): RunCommand {
  if (!owner) return (file, args) => run(file, args);
  const reaches = paths.every((path) => spawnSync('test', ['-x', path], { ...owner, cwd: '/' }).status === 0);
  if (reaches) return (file, args) => run(file, args, owner);
  const right = ['--inh-caps=+dac_override', '--ambient-caps=+dac_override'];
  const who = [`--reuid=${owner.uid}`, `--regid=${owner.gid}`, '--clear-groups', ...right];
  return (file, args) => run('setpriv', [...who, file, ...args]);
}

function run(file: string, args: string[], owner?: Owner): Promise<void> {
  return new Promise((resolve, reject) => {
    // Only errors go to a pipe and the server writes to its own log, so this call ends when pg_ctl ends.
    const child = spawn(file, args, { ...owner, stdio: ['ignore', 'ignore', 'pipe'], cwd: '/' });
    let errors = '';
    child.stderr.on('data', (chunk) => {
      errors += chunk;
    });
    child.on('error', reject);
    child.on('close', (code) => (code === 0 ? resolve() : reject(new Error(errors || `exit code ${code}`))));
  });
}
