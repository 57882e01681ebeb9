/** Drizzle's queries, and `drizzle-pg.ts` its tables: nobody else may import the library, which says why itself. */
export * from './drizzle-library.cjs';
