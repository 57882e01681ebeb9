import { z } from 'zod';
import { subjectKinds } from '#features/change-events/change-events.schema.ts';
import { frequencies } from '../alerts.schema.ts';

/** Whoever publishes a change of their own that more people hear of needs a second person. */
export const mostToldAlone = 5_000;

/** What is said of a change: to those who follow it, or nothing, because only words are put right. */
export const tellings = ['followers', 'nobody'] as const;
export type Telling = (typeof tellings)[number];

/**
 * Why nobody would hear of it: the change is no news, what it takes back was told to nobody, what is printed is put
 * right, of which no mail is sent, or no sheet changes.
 */
const whyNobody = ['no-news', 'taken-back', 'wording', 'unchanged'] as const;
export type WhyNobody = (typeof whyNobody)[number];

/** Who would be told of a change, computed in a write that is rolled back. */
export const toldAnswer = z.object({
  /** What is proposed: text that changes no state, no day and no standard is told to nobody. */
  proposed: z.enum(tellings),
  /** Whether it can be decided; what was told wrongly is always put right. */
  mayChoose: z.boolean(),
  nobodyBecause: z.enum(whyNobody).nullable(),
  /** Until then it can be taken back and nobody hears of it. */
  heldUntil: z.iso.datetime().nullable(),
  total: z.int(),
  /** Followed sheets that were not drawn up: whoever follows them is counted, and hears of it only if they change. */
  moreSheets: z.int(),
  /** Whether its author needs somebody else to publish it, because of their number. */
  needsSecond: z.boolean(),
  byFrequency: z.array(z.object({ frequency: z.enum(frequencies), count: z.int(), next: z.iso.datetime() })),
  /** By what they follow; who follows two of these is counted in both. */
  byKind: z.array(z.object({ kind: z.enum(subjectKinds), count: z.int() })),
  /** The first ten, masked. */
  addresses: z.array(z.string()),
  mails: z.array(z.object({ language: z.string(), count: z.int(), subject: z.string(), text: z.string() })),
});
export type Told = z.output<typeof toldAnswer>;
