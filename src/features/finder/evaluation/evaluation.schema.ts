import { z } from 'zod';
import { sentDay } from '#core/forms/input-fields.ts';
import { audiences } from '#features/orders/order-kinds.schema.ts';
import { requirementStates } from '#features/requirements/requirement-state.schema.ts';
import { statuses } from '../finder.schema.ts';
import { askedFacts } from '../flow/asked-facts.ts';
import { unknownProduct } from '../unknown-product.ts';

const text = z.string().trim().min(1).max(100);
const answer = z.union([text, z.number().min(0), z.array(text).min(1).max(20)]);

const earliest = '1947-01-01';
const latest = '2100-12-31';

export const evaluateInput = z.strictObject({
  family: z.string().max(200).default(unknownProduct).meta({
    description:
      'The slug of a family, as `GET /finder/families` gives it; without it, what may apply to a product that no family is, by its answers alone',
    example: 'led-bulb',
  }),
  audience: z
    .enum(['india', 'import', 'unknown'])
    .optional()
    .meta({ description: 'Where it is made: in India, or abroad and imported' }),
  size: z
    .enum(['large', 'small', 'micro', 'unknown'])
    .optional()
    .meta({ description: 'The size of the enterprise, for makers in India only' }),
  answers: z
    .partialRecord(z.enum(askedFacts), answer)
    .default({})
    .meta({
      description:
        'What is known of the product, by fact: a value of `next.choices`, several of them, a number, or `unknown`',
      example: { radio: ['bluetooth', 'nfc'], watts: 750 },
    }),
  as_of: sentDay
    .refine((day) => day >= earliest && day <= latest)
    .optional()
    .meta({
      description: `The day for which it shall hold, by what we know now: from ${earliest} to ${latest}; today in India without it`,
      example: '2027-01-01',
    }),
});

const facts = z.array(z.object({ fact: z.string(), label: z.string(), words: z.string() }));
const orderName = z.object({ slug: z.string(), number: z.string().nullable(), title: z.string() });

const outcome = z
  .object({
    approval: z.string(),
    name: z.string(),
    url: z.string().nullable().meta({ description: 'The page about it, if there is one' }),
    status: z.enum(statuses).meta({
      description:
        'Settled, whatever else may be answered; but `may-apply` depends on what is open, and of `not-checked` nobody knows',
    }),
    likelihood: z.enum(['likely', 'unlikely', 'unclear']).nullable().meta({ description: 'Of what may apply' }),
    states: z.array(
      z.object({
        state: z.enum(requirementStates),
        audiences: z.array(z.enum(audiences)),
        day: z.string().nullable(),
        earlier: z.string().nullable(),
      }),
    ),
    words: z
      .array(z.string())
      .meta({ description: 'The state, for whom and since when, in words; of `may-apply`, what holds if it does' }),
    sentences: z.array(z.string()).meta({ description: 'Why, on what it depends, and what is in doubt' }),
    standards: z.array(z.object({ slug: z.string(), number: z.string() })),
    orders: z.array(orderName),
    rows: z
      .array(z.object({ list: z.string(), row: z.string(), publication: z.string().nullable() }))
      .meta({ description: 'The rows of official lists that it rests on' }),
    rules: z
      .array(z.object({ reason: z.string(), source: z.string().nullable() }))
      .meta({ description: 'The rules that it rests on beside the lists, each with where we have read it' }),
  })
  .meta({ id: 'EvaluatedApproval' });

const question = z.object({
  fact: z.string(),
  ask: z.string(),
  help: z.string().nullable(),
  why: z.string().nullable(),
  kind: z.enum(['choice', 'several', 'number']),
  unit: z.string().nullable(),
  choices: z.array(z.object({ value: z.string(), label: z.string() })),
  decides: z.array(z.string()).meta({ description: 'The approvals that depend on it' }),
});

/** An approval without the rows and rules behind it. */
const shortOutcome = outcome.omit({ states: true, rows: true, rules: true });

export const evaluateAnswer = z
  .object({
    family: z.object({ slug: z.string(), name: z.string(), definition: z.string() }),
    release: z.int().nullable().meta({
      description: 'The number of the last publication of families, rules or facts; null before the first',
    }),
    as_of: z.string().meta({ description: 'The day for which it holds' }),
    url: z.string().meta({ description: 'The page with this sheet' }),
    verdicts: z.array(z.object({ for: z.string(), words: z.string() })),
    given: facts.meta({ description: 'The answers that count' }),
    ignored: z
      .array(z.string())
      .meta({ description: 'Facts that are certain for the whole family, so no answer counts' }),
    presumed: facts.meta({ description: 'What is taken for granted until somebody says otherwise' }),
    outcomes: z.array(outcome),
    in_the_box: z.array(shortOutcome).meta({
      description:
        'What things supplied with it need of their own, by `supplied-with`; `approval` is `item:family:approval`',
    }),
    none_found: z.array(z.object({ names: z.array(z.string()), words: z.string() })),
    not_checked: z.array(z.string()).meta({ description: 'Approvals that nobody has checked for this family' }),
    contradictions: z
      .array(z.string())
      .meta({ description: 'Approvals about which our sources contradict each other' }),
    settled: z.int(),
    open: z.int().meta({ description: 'How many approvals may apply, depending on what is open' }),
    next: question.nullable().meta({ description: 'The question whose answer settles most; null when none is left' }),
    unanswered: z.array(z.object({ fact: z.string(), label: z.string() })),
    publications: z.array(z.object({ publisher: z.string(), name: z.string(), as_of: z.string() })),
    reading: z.string().meta({ description: 'Up to which day the sources were read' }),
  })
  .meta({ id: 'EvaluatedProduct' });

export type Evaluated = z.infer<typeof evaluateAnswer>;

export const familyQuery = z.object({
  audience: z.enum(['india', 'import']).optional().meta({ description: 'Only for goods made there; both without it' }),
  size: z
    .enum(['large', 'small', 'micro'])
    .optional()
    .meta({ description: 'The size of the enterprise, for makers in India only' }),
});

const { family, as_of, url, verdicts, none_found, not_checked, publications, reading } = evaluateAnswer.shape;

export const familyAnswer = z
  .object({
    ...{ family, as_of, url, verdicts },
    outcomes: z.array(shortOutcome),
    ...{ none_found, not_checked, publications, reading },
  })
  .meta({ id: 'FamilySheet' });
