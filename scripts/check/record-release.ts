import { spawnSync } from 'node:child_process';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { ensureTemplate, openTestCluster } from '#tests/cluster.ts';
import { listDemands } from '#tests/previous-release/list-demands.ts';
import { shapeOf } from '#tests/record-statements.ts';
import { buildWhenStale } from '../build/build.ts';

/**
 * `npm run record-release` runs the tests and writes down which statements they sent and what the tables demand. The
 * next release is then checked against it. Run it once for each release, when it is published.
 */
const folder = resolve('.data/test/statements');
const file = resolve('tests/previous-release/recorded.json');

await buildWhenStale();
await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
const env = { ...process.env, RECORD_STATEMENTS: folder, KEEP_CLUSTER: 'true' };
const { status } = spawnSync('npx', ['vitest', 'run', '--exclude', 'tests/{faults,previous-release}/**'], {
  env,
  stdio: 'inherit',
});
if (status !== 0) console.error('Some tests failed: what they would have sent is missing');

const cluster = await openTestCluster();
const client = new pg.Client(await cluster.databaseUrl(await ensureTemplate(cluster)));
await client.connect();
const shapes = new Map<string, string>();
for (const name of await readdir(folder)) {
  const sent: string[] = JSON.parse(await readFile(join(folder, name), 'utf8'));
  for (const statement of sent) {
    const known = shapes.get(shapeOf(statement));
    if (!known || statement.length < known.length) shapes.set(shapeOf(statement), statement);
  }
}
const statements: string[] = [];
for (const statement of [...shapes.values()].sort()) {
  // Not those that a test gets wrong on purpose, those that have no plan, nor those on the tables of pg-boss, which
  // migrates them itself.
  const isPlanned = await client.query(`explain (generic_plan) ${statement}`).then(Boolean, () => false);
  if (isPlanned) statements.push(statement);
}
const demands = await listDemands(client);
await client.end();
await cluster.stop();
await writeFile(file, `${JSON.stringify({ statements, demands }, null, 2)}\n`);
console.info(`${statements.length} statements and ${demands.length} demands are in ${file}`);
