import { z } from 'zod';
import { sheetChange } from '#features/finder/sheet/seen-sheets.schema.ts';
import { audiences, confidences, effectKinds, orderKinds } from '#features/orders/order-kinds.schema.ts';
import { requirementStates } from '#features/requirements/requirement-state.schema.ts';
import type { Correction, PrintedExemption } from './correction-inputs.schema.ts';
import { type NewEffect, proposalStates } from './law-inputs.schema.ts';
import type { newOrderInput } from './new-order-inputs.schema.ts';

export const perPage = 30;

/** How the reference describes what the desk has sent in its own form. */
const asSent = { type: 'object', description: 'As the form of the desk sends it' };
const day = z.string().nullable();
const moment = z.iso.datetime();

const orderName = z.object({ slug: z.string(), number: z.string().nullable(), title: z.string() });
export type OrderName = z.output<typeof orderName>;
const staffName = z.string().nullable();

/** What has become of the entries of an order today; what a later order covers is replaced. */
const orderStates = [...requirementStates, 'replaced'] as const;
const knownOrder = orderName.extend({
  kind: z.enum(orderKinds),
  subject: z.string().nullable(),
  day,
  states: z.array(z.enum(orderStates)),
});
export type KnownOrder = z.output<typeof knownOrder>;

export const ordersAnswer = z.object({
  rows: z.array(knownOrder.extend({ openProposals: z.int(), struckOn: day })),
  total: z.int(),
  perPage: z.int(),
});
export type KnownOrders = z.output<typeof ordersAnswer>;

/** What an effect says; `instrument.slug` is empty for one that the register does not have yet. */
const statedEffect = z.object({
  instrument: orderName,
  target: orderName,
  kind: z.enum(effectKinds),
  audiences: z.array(z.enum(audiences)),
  /** How many entries it is limited to; null for all. */
  lines: z.int().nullable(),
  on: day,
  until: day,
  standard: z.string().nullable(),
  beside: z.string().nullable(),
  clause: z.string().nullable(),
  text: z.string().nullable(),
  note: z.string().nullable(),
  source: z.string().nullable(),
  confidence: z.enum(confidences),
});
export type StatedEffect = z.output<typeof statedEffect>;

const recordedEffect = statedEffect.extend({
  id: z.int(),
  recordedOn: z.string(),
  withdrawnOn: day,
  /** Why it was struck at the desk. */
  reason: z.string().nullable(),
});
export type RecordedEffect = z.output<typeof recordedEffect>;

const orderLine = z.object({
  /** As `lineKey` writes it. */
  line: z.string(),
  list: z.string(),
  key: z.string(),
  products: z.array(z.string()),
  standards: z.array(z.string()),
  codes: z.array(z.string()),
});
export type OrderLine = z.output<typeof orderLine>;

const proposal = z.object({
  id: z.int(),
  order: orderName,
  action: z.enum(['add', 'strike', 'correct', 'new-order', 'strike-order']),
  /** Null when what is printed is corrected, and for a whole order. */
  effect: statedEffect.nullable(),
  /** The effect as it was sent, with which the form begins again; null for one that is struck. */
  sent: z.custom<NewEffect>().meta(asSent).nullable(),
  correction: z.custom<Correction>().meta(asSent).nullable(),
  newOrder: z.custom<z.output<typeof newOrderInput>>().meta(asSent).nullable(),
  reason: z.string().nullable(),
  state: z.enum(proposalStates),
  madeBy: staffName,
  madeAt: moment,
  decidedBy: staffName,
  decidedAt: moment.nullable(),
  answer: z.string().nullable(),
  mayPublish: z.boolean(),
  isMine: z.boolean(),
});
export type Proposal = z.output<typeof proposal>;

export const orderAnswer = z.object({
  order: orderName.extend({
    kind: z.enum(orderKinds),
    signedOn: day,
    publishedOn: day,
    authority: z.object({ slug: z.string(), name: z.string() }).nullable(),
    subject: z.string().nullable(),
    link: z.string().nullable(),
    source: z.string().nullable(),
    confidence: z.enum(confidences),
    verifiedOn: day,
    /** When it was struck as a whole, and why. */
    withdrawnOn: day,
    struckBecause: z.string().nullable(),
  }),
  /** The order as it is told from others that are called alike, and the instruments that have done something to it. */
  known: knownOrder,
  instruments: z.array(knownOrder),
  lines: z.array(orderLine),
  exemptions: z.array(z.custom<PrintedExemption>().meta(asSent)),
  effects: z.array(recordedEffect),
  /** What was corrected at the desk, the newest first. */
  corrections: z.array(proposal),
  checks: z.array(
    z.object({
      on: z.string(),
      against: z.string(),
      result: z.enum(['same', 'changed']),
      /** Who has read it; null for a check of the files, and for one from before that was noted. */
      by: z.string().nullable(),
    }),
  ),
  proposals: z.array(proposal),
});
export type LawOrder = z.output<typeof orderAnswer>;

const span = z.object({
  state: z.enum(requirementStates),
  /** The first day of the span, if it is ahead. */
  from: day,
  since: day,
  until: day,
});
export type Span = z.output<typeof span>;

const difference = z.object({
  audiences: z.array(z.enum(audiences)),
  before: z.array(span),
  after: z.array(span),
  /** The first of the products, by name, and how many there are. */
  products: z.array(z.object({ slug: z.string(), name: z.string() })),
  count: z.int(),
});
export type Difference = z.output<typeof difference>;

/** What would change for visitors; `past` counts the products of which only what lies behind us changes. */
export const differenceAnswer = z.object({
  differences: z.array(difference),
  past: z.int(),
  /** The first sheets that read otherwise, families first; `moreSheets` counts the families and products that were not drawn up. */
  sheets: z.array(sheetChange),
  moreSheets: z.int(),
  /** How an order that is new appears on the site: as lists name it, with the days of the calendar; `isTold` in the feeds. */
  order: z
    .object({
      known: knownOrder,
      entries: z.int(),
      days: z.array(z.object({ on: z.string(), audiences: z.array(z.enum(audiences)) })),
      isTold: z.boolean(),
    })
    .nullable(),
});
export type SeenOrder = NonNullable<z.output<typeof differenceAnswer>['order']>;
export type Differences = z.output<typeof differenceAnswer>;

export const proposalsAnswer = z.object({ rows: z.array(proposal) });
export const proposalAnswer = z.object({ proposal });
export const proposedDifferenceAnswer = z.object({ difference: differenceAnswer.nullable(), isDecided: z.boolean() });
export type ProposedDifference = z.output<typeof proposedDifferenceAnswer>;
export const proposedAnswer = z.object({ id: z.int(), message: z.string() });
