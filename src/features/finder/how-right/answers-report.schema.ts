import { z } from 'zod';

const count = z.int().min(0);
const counts = z.object({
  answers: count,
  /** Each status agrees. */
  right: count,
  /** Nothing that is settled is wrong, and at most three approvals are left open, or the page asks which product is meant. */
  honest: count,
  /** Nothing is wrong, but more than three are left open. */
  vague: count,
  /** An approval is missing, or is certain that does not apply. */
  wrong: count,
  /** Of those that are wrong: an approval that applies is missing. */
  dangerous: count,
});

const sectors = z.array(counts.extend({ sector: z.string() }));
const wrong = z.object({
  phrase: z.string(),
  family: z.string().nullable(),
  missing: z.array(z.string()),
  certain: z.array(z.string()),
  /** Approvals of which the sheet names another day. */
  misdated: z.array(z.string()).default([]),
});

const firstMeasure = z.object({
  measuredOn: z.iso.date(),
  products: count,
  rightOrHonest: z.number(),
  right: z.number(),
});

/** What was measured of answers after the questions, in the words of the targets. */
const figures = z.object({
  answers: count,
  /** Right or honest. */
  useful: count,
  right: count,
  dangerous: count,
  /** Answers to products that have a family, and of those where it came first, and among five. */
  named: count,
  familyFirst: count,
  familyAmongFive: count,
  questions: z.object({ median: count, most: count }),
  /** Approvals that may still apply, in the median. */
  mayApply: count,
});
export type Figures = z.infer<typeof figures>;

/** What `npm run answers` writes into `content/answers-report.json`. */
export const answersReport = z.object({
  measuredOn: z.iso.date(),
  /** Each of them is asked for in three phrasings. */
  products: count,
  sectors,
  total: counts,
  /** Approvals that answers leave open although the set decides them, by key. */
  leftOpen: z.array(z.object({ approval: z.string(), count })),
  wrong: z.array(wrong),
  /** The same once the right family is picked and its questions are answered. */
  withAnswers: z.object({
    sectors,
    total: counts,
    /** Without a family where the right one was not among five. */
    wrong: z.array(wrong),
    questions: z.object({ median: count, most: count }),
    mayApply: z.object({ before: count, after: count }),
  }),
  /** What came out of the second part of the products with answers, in percent, before anything was mended by it. */
  firstMeasure,
  /** The same figures of the developers' own products, and of those that somebody wrote down who had seen no rules. */
  ownFigures: figures,
  strangers: z.object({
    /** Before anything was mended by them: what is published. */
    first: z.object({ measuredOn: z.iso.date(), figures, sectors, wrong: z.array(wrong) }),
    /** Since then, which proves nothing. */
    now: figures,
  }),
  /** How well families are found by words that nobody has chosen names by. */
  unseen: z.array(
    z.object({ phrasing: z.enum(['plain', 'trade', 'misspelt']), asked: count, first: count, amongFive: count }),
  ),
});
export type AnswersReport = z.infer<typeof answersReport>;
