import { z } from 'zod';
import { sentDay } from '#core/forms/input-fields.ts';
import { requirementStates, stateChoiceNames } from '#features/requirements/requirement-state.schema.ts';
import {
  audiences,
  confidences,
  effectKinds,
  exemptionKinds,
  exemptionReaches,
  orderKinds,
} from './order-kinds.schema.ts';

const day = z.iso.date();
const optionalDay = day.nullable();
const optionalText = z.string().nullable();
export const orderName = z.object({ slug: z.string(), number: optionalText, title: z.string() });

const state = z.object({
  audiences: z.array(z.enum(audiences)),
  state: z.enum(requirementStates),
  since: optionalDay,
  in_force_since: optionalDay.meta({
    description:
      'The earliest day since which one of the entries has been in force without a break, including under earlier orders',
  }),
  until: optionalDay.meta({ description: 'The last day of a pause, or the day before an upcoming beginning' }),
  entries: z.int().meta({ description: 'How many rows of official lists are in this state' }),
  confirmed: z
    .boolean()
    .meta({ description: 'Whether every fact behind it was read in the gazette or in the regulator’s own papers' }),
  by: orderName
    .nullable()
    .meta({ description: 'The instrument that gives the state, if it replaced, paused or rescinded this one' }),
});

const listedOrder = orderName.extend({
  kind: z.enum(orderKinds),
  subject: optionalText,
  date: optionalDay.meta({ description: 'The day of publication, or of signature if only that is known' }),
  issued_by: optionalText,
  states: z.array(state).meta({ description: 'The states of the entries under it today, the most common first' }),
});

/** The choices of the filter "state" of the register. */
export const orderStateChoices = [...stateChoiceNames, 'replaced'] as const;
export type OrderStateChoice = (typeof orderStateChoices)[number];

export const ordersQuery = z.object({
  q: z.string().max(100).default(''),
  authority: z.string().max(100).optional(),
  state: z
    .enum(orderStateChoices)
    .optional()
    .meta({ description: 'Orders with an entry in that state on the day, or that another order has replaced by then' }),
  audience: z
    .enum(audiences)
    .optional()
    .meta({ description: 'Counts the states of one audience only; by itself, what concerns it on the day' }),
  service: z.string().max(200).optional().meta({ description: 'The slug of a service' }),
  product: z.string().max(300).optional().meta({ description: 'The slug of a product' }),
  standard: z.string().max(200).optional().meta({ description: 'The slug of a standard' }),
  from: sentDay.optional().meta({ description: 'The first day of publication, or of signature if only that is known' }),
  to: sentDay.optional().meta({ description: 'The last such day' }),
  as_of: z
    .string()
    .max(40)
    .default('')
    .meta({ description: 'The day for which the states are given, up to today, which is the default' }),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
});
export const ordersAnswer = z
  .object({ total: z.int(), per_page: z.int(), orders: z.array(listedOrder) })
  .meta({ id: 'OrderList' });

const effect = z.object({
  kind: z.enum(effectKinds),
  by: orderName,
  target: orderName,
  published_on: optionalDay,
  audiences: z.array(z.enum(audiences)),
  on: optionalDay,
  until: optionalDay,
  standard: optionalText.meta({
    description: 'The standard that is accepted until then; for the kind `concurrent`',
  }),
  beside: optionalText.meta({ description: 'The standard that takes its place' }),
  entries: z
    .int()
    .nullable()
    .meta({ description: 'How many entries it is limited to; null when it concerns all of its target' }),
  text: optionalText,
  confidence: z.enum(confidences),
});

/** An effect in a timeline. */
export const orderEvent = effect
  .extend({
    struck: z.boolean().meta({
      description: 'Whether its day never came, because a later instrument moved it or first ended the order',
    }),
  })
  .meta({ id: 'OrderEvent' });
export const orderTimelineAnswer = z.array(orderEvent);

export const orderQuery = z.object({
  as_of: z
    .string()
    .max(40)
    .default('')
    .meta({ description: 'Another day, such as `2026-01-31`, from the day of the order up to today' }),
  known_on: z
    .string()
    .max(40)
    .default('')
    .meta({ description: 'Counts only what we had recorded by that day, which is then also the default of `as_of`' }),
});
export const orderAnswer = listedOrder
  .extend({
    as_of: day.meta({ description: 'The day for which the states are given' }),
    known_on: optionalDay.meta({
      description: 'The day whose records the answer rests on; null for the records of today',
    }),
    signed_on: optionalDay,
    published_on: optionalDay,
    gazette_id: optionalText,
    citation: optionalText,
    source_url: optionalText.meta({ description: 'Where its text is published' }),
    doubts: z.array(z.string()).meta({ description: 'What nobody could settle about it, in sentences' }),
    confidence: z.enum(confidences),
    struck_on: optionalDay.meta({
      description: 'The day on which we struck it, because it should not have been recorded',
    }),
    verified_on: optionalDay,
    effects: z.array(effect),
    exemptions: z.array(
      z.object({
        kind: z.enum(exemptionKinds),
        by: orderName
          .nullable()
          .meta({ description: 'The later order that grants it; null when the order itself does' }),
        applies_to: z.enum(exemptionReaches),
        condition: optionalText,
        quantity: z.int().nullable(),
        unit: optionalText,
        period: optionalText,
        up_to: optionalText.meta({
          description: 'How much it frees, or for how long, in words; null where the condition says it',
        }),
        frees_all: z.boolean().meta({
          description:
            'Whether it frees the goods whoever brings them, on no condition but its purpose; otherwise it may hold, for some people or on some condition',
        }),
        until: optionalDay,
        confidence: z.enum(confidences),
      }),
    ),
    notifications: z.array(
      z.object({ name: z.string(), slug: z.string(), date: day, category: z.object({ slug: z.string() }) }),
    ),
  })
  .meta({ id: 'Order' });

const comparedStates = z.array(
  z.object({ state: z.enum(requirementStates), since: optionalDay, until: optionalDay, entries: z.int() }),
);
const comparedEntry = z.object({
  key: z.string().meta({ description: 'The list and its row, such as `bis_crs 12`' }),
  name: z.string(),
  standards: z.array(z.string()),
});
const comparedExemption = z.object({ kind: z.enum(exemptionKinds), condition: optionalText, until: optionalDay });

export const compareQuery = z.object({
  from: z.string().max(40).default('').meta({ description: 'The day of the order by default' }),
  to: z.string().max(40).default('').meta({ description: 'Today by default' }),
});
export const compareAnswer = z
  .object({
    from: day,
    to: day,
    dates: z.array(z.object({ audience: z.enum(audiences), before: comparedStates, after: comparedStates })),
    entries: z.object({
      removed: z.array(comparedEntry),
      added: z.array(comparedEntry),
      changed: z.array(comparedEntry.extend({ before: z.array(z.string()) })),
    }),
    exemptions: z.object({ removed: z.array(comparedExemption), added: z.array(comparedExemption) }),
    effects: z.object({ added: z.array(orderEvent), struck: z.array(orderEvent) }),
  })
  .meta({ id: 'OrderComparison' });
