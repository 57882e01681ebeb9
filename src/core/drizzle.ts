/**
 * Drizzle's queries, and `drizzle-pg.ts` its tables. Node reads the 130 KB in which the package lists its files anew for
 * each import of it, and 250 of them took a start more than half of its 1.5 s of processor time: all others import these two.
 */
export * from 'drizzle-orm';
