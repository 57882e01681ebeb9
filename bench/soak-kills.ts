import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Reading } from './reading.ts';

/**
 * Kills a process of a site of its own (`kill -9`) at each of twelve points between a change of the law and its mails, so
 * many rounds. Each follower must be told of each change once, which the test looks at in the mails that arrived.
 * @param log where the test says what it does
 */
export async function killBetweenChangeAndMail(rounds: number, log: number): Promise<Reading[]> {
  const start = performance.now();
  const tests = spawn('node_modules/.bin/vitest', ['run', 'tests/faults/alerts-killed.test.ts'], {
    env: { ...process.env, KILL_ROUNDS: String(rounds) },
    stdio: ['ignore', log, log],
  });
  const [code] = await once(tests, 'exit');
  const minutes = (performance.now() - start) / 60_000;
  return [
    {
      name: `Faults after ${rounds} rounds of \`kill -9\` at twelve points between a change and its mails`,
      value: code === 0 ? 0 : 1,
      unit: '',
      target: { atMost: 0 },
      note: `${rounds * 12} processes in ${minutes.toFixed(0)} minutes`,
    },
  ];
}
