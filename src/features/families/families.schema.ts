import { z } from 'zod';

/** No product has a longer name. */
export const readLength = 200;

export const familiesQuery = z.object({
  q: z.string().max(readLength).default('').meta({ description: 'What the goods are called, or a code' }),
});

export const familiesAnswer = z.object({
  understood: z.object({
    words: z.array(z.string()),
    hs: z.array(z.string()).meta({ description: 'Customs codes; they propose families and decide nothing' }),
    standards: z.array(z.string()),
    orders: z.array(z.string()),
    facts: z
      .array(z.object({ fact: z.string(), value: z.union([z.string(), z.number()]), words: z.string() }))
      .meta({ description: 'What the words say about the product, as suggestions' }),
  }),
  families: z.array(
    z.object({
      slug: z.string(),
      name: z.string(),
      group: z.string(),
      score: z.number().meta({
        description:
          '100 for the whole name or a code, from 60 for all words, 30 to 55 for corrected or unfinished words, below for some words',
      }),
      why: z.enum(['name', 'words', 'corrected', 'unfinished', 'some-words', 'code']),
    }),
  ),
  question: z.string().nullable().meta({ description: 'What to ask when the text stands for several families' }),
  exact: z.boolean().meta({ description: 'Whether the first family is meant without doubt' }),
  meant: z.enum(['surely', 'likely']).nullable().meta({
    description: 'Whether the first family is meant; likely when a word was corrected or left out; null to choose',
  }),
});
