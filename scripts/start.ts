import { buildWhenStale } from './build.ts';

process.env.NODE_ENV = 'production';
await buildWhenStale();
await import('../src/server/main.ts');
