import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { openTestCluster } from '../tests/cluster.ts';
import { buildWhenStale } from './build.ts';

type Step = { name: string; command: string[]; tally?: () => { passed: number; failed: number } };

const steps: Step[] = [
  { name: 'types', command: ['sh', '-c', 'react-router typegen && tsc --noEmit'] },
  { name: 'lint', command: ['biome', 'ci', '--error-on-warnings', '.'] },
  { name: 'borders', command: ['node', 'scripts/check-borders.ts'] },
  { name: 'texts', command: ['node', 'scripts/check-texts.ts'] },
  { name: 'unused', command: ['knip'] },
  {
    name: 'vitest',
    command: ['vitest', 'run', '--reporter=default', '--reporter=json', '--outputFile.json=test-results/vitest.json'],
    tally: () => {
      const { numPassedTests, numFailedTests } = readJson('test-results/vitest.json');
      return { passed: numPassedTests, failed: numFailedTests };
    },
  },
  {
    name: 'playwright',
    command: ['playwright', 'test'],
    tally: () => {
      const { stats } = readJson('test-results/playwright.json');
      return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
    },
  },
];

const failed: string[] = [];
const lines: string[] = [];
await buildWhenStale();
process.env.KEEP_CLUSTER = '1';
for (const { name, command, tally } of steps) {
  const [file = '', ...args] = command;
  const start = performance.now();
  console.log(`\n── ${name}`);
  const { status } = spawnSync(file, args, { stdio: 'inherit' });
  if (status !== 0) failed.push(name);
  console.log(
    `── ${name}: ${status === 0 ? 'good' : 'FAILED'} in ${Math.round((performance.now() - start) / 100) / 10} s`,
  );
  if (tally) {
    const { passed, failed: lost } = tally();
    lines.push(`${name}: ${passed} passed, ${lost} failed`);
  }
}
await (await openTestCluster()).stop();

console.log(failed.length ? `\nFailed: ${failed.join(', ')}\n` : '\nAll good\n');
for (const line of lines) console.log(line);
process.exit(failed.length ? 1 : 0);

// Only the counts in the reporters' files are read.
function readJson(file: string) {
  return JSON.parse(readFileSync(file, 'utf8'));
}
