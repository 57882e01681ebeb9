import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';

// Each file has a process of its own, which otherwise compiles the whole server anew.
process.env.NODE_COMPILE_CACHE ??= resolve('build/compile-cache');

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'tests/**/*.test.ts'],
    globalSetup: './tests/prepare-cluster.ts',
    // The server's own modules are run by Node, as in production: pages and calls share one database pool.
    server: { deps: { external: [/\/src\/.*\.server\.ts$/, /\/src\/server\/.*\.ts$/, /\/src\/.*\.api\.ts$/] } },
    pool: 'forks',
    // One more than by default, because the tests of whole processes wait more than they work.
    maxWorkers: availableParallelism(),
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
