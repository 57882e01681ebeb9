import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';

// Each process otherwise compiles the whole server anew.
process.env.NODE_COMPILE_CACHE ??= resolve('build/compile-cache');

/** Tests of whole processes, which wait more than they work, and files that cannot share a process with others. */
const alone = ['tests/faults/**/*.test.ts'];

export default defineConfig({
  test: {
    globalSetup: './tests/prepare-cluster.ts',
    maxWorkers: availableParallelism(),
    projects: [
      {
        extends: true,
        test: {
          name: 'shared',
          include: ['src/**/*.test.ts', 'tests/**/*.test.ts'],
          exclude: alone,
          // The files of a worker share its modules, because the site takes longer to load than most files to run.
          isolate: false,
          setupFiles: './tests/take-back-settings.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'alone',
          include: alone,
          // Beside three browsers a server may need minutes to start. What must happen soon says so in its test.
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
    ],
    // The server's own modules are run by Node, as in production: pages and calls share one database pool.
    server: {
      deps: {
        external: [/\/src\/.*\.server\.ts$/, /\/src\/core\/drizzle/, /\/src\/server\/.*\.ts$/, /\/src\/.*\.api\.ts$/],
      },
    },
    pool: 'forks',
    // Only a test that hangs is ended: how long one takes depends on what else the machine does.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 10_000 } },
  },
});
