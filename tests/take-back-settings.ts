import { afterAll, vi } from 'vitest';

// The files of a worker share a process: a setting that one of them stubbed must not reach the next.
afterAll(() => {
  vi.unstubAllEnvs();
});
