export * from './drizzle-library.cjs';
