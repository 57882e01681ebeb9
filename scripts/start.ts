import { buildWhenStale } from './build.ts';

// An operator who says NODE_ENV=production gets no /dev pages; React always runs its production code.
process.env.DEV_PAGES ??= String(process.env.NODE_ENV !== 'production');
process.env.NODE_ENV = 'production';
await buildWhenStale();
await import('../src/server/main.ts');
