import { z } from 'zod';
import { sheetReaders } from '../finder.schema.ts';

/** A rule, or a row of a list, on one side of a contradiction. */
const side = z.object({
  /** The kind of its record and its id; a row of a list has none. */
  kind: z.enum(['rules', 'side-rules']).nullable(),
  record: z.int().nullable(),
  /** The key of a rule, or the list and key of a row. */
  key: z.string(),
  /** What it says. */
  name: z.string(),
  /** The order under which a row stands. */
  order: z.string().nullable(),
});

/** Rules, or a rule and a row, that say the opposite of an approval under some answers. */
const conflict = z.object({
  approval: z.string(),
  /** Whose sheets it concerns. */
  reader: z.enum(sheetReaders),
  /** What takes the duty away, and what makes it one. */
  taking: side,
  duty: side,
  /** The fewest answers under which both hold: `Radio: none`. Without any they contradict each other on every sheet. */
  answers: z.array(z.string()),
  /** The first families of which this is so, and how many others there are. */
  families: z.array(z.object({ id: z.int(), slug: z.string(), name: z.string() })),
  moreFamilies: z.int(),
});
export const conflictsPageSize = 50;
export const conflicts = z.object({ total: z.int(), page: z.int(), rows: z.array(conflict) });
export type Conflicts = z.output<typeof conflicts>;
export type ConflictSide = z.output<typeof side>;
