import { effectKinds } from '#features/orders/order-kinds.schema.ts';

/** What the calendar does, which nobody writes: a day is so many days ahead, or has come. */
export const calendarKinds = ['deadline', 'date-reached'] as const;

/**
 * What happened to an order: what an instrument or the calendar does to it, or the correction of a mistake of ours. A
 * `release` is of a family instead: its sheet says something else because of a rule, a fact or the like.
 */
export const changeKinds = [...effectKinds, ...calendarKinds, 'correction', 'release'] as const;
export type ChangeKind = (typeof changeKinds)[number];

/**
 * Nobody is mailed what is `past`: it was in the register before anybody could follow it, is too old to be news, or is a
 * day of the calendar that was taken back at the desk. What is `quiet` changes only words, and no feed tells it either.
 */
export const changeStates = ['held', 'published', 'withdrawn', 'past', 'quiet'] as const;

/** What a change concerns, and what people can follow. */
export const subjectKinds = [
  'order',
  'product',
  'family',
  'standard',
  'service',
  /** Of services. */
  'category',
  'product-category',
  /** A kept sheet. */
  'sheet',
] as const;
export type SubjectKind = (typeof subjectKinds)[number];

/** How many days before a day on which something begins or a pause ends people may be told. */
export const leadDays = [90, 30, 7] as const;
