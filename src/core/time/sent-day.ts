import { z } from 'zod';

/** A day that a caller sends, like `2026-01-31`. JavaScript has a year 0, PostgreSQL does not. */
export const sentDay = z.iso.date().refine((day) => day >= '0001-01-01');
