import { buildWhenStale } from './build.ts';

await buildWhenStale();
await import('../src/server/main.ts');
