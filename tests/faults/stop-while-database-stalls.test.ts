import { afterAll, expect, test } from 'vitest';
import { postgresProcesses, signalAll } from './postgres-processes.ts';
import { makeFolder, promised, startServer } from './run-server.ts';

const { folder, remove } = await makeFolder();
let processes: number[] = [];
afterAll(async () => {
  signalAll(processes, 'SIGKILL');
  await remove();
});

test('SIGTERM ends the process within 15 s even while PostgreSQL stands still in the middle of requests', async () => {
  const server = await startServer({ DATA_DIR: folder, SEED: 'none' });
  expect((await fetch(`${server.url}/api/services`)).status).toBe(200);
  processes = await postgresProcesses(folder);
  signalAll(processes, 'SIGSTOP');
  const inFlight = ['services', 'products', 'standards'].map((call) =>
    fetch(`${server.url}/api/${call}`).catch(() => {}),
  );
  await new Promise((resolve) => setTimeout(resolve, 500));

  const start = performance.now();
  server.process.kill('SIGTERM');
  await server.ended;
  expect(performance.now() - start).toBeLessThan(promised(17));
  expect(server.process.signalCode).toBeNull();
  await Promise.all(inFlight);
});
