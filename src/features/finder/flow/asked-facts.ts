import type { FactKind } from '../evaluation/known-facts.ts';

/**
 * The facts about which visitors are asked, each a parameter of the addresses with answers; of two that settle as much
 * the first is asked. The last ones are taken for granted, and asked only of those who say that it is otherwise.
 */
export const askedFacts = [
  'radio',
  'battery',
  'battery-chemistry',
  'supplied-with',
  'mains',
  'plugs-into-operator-network',
  'for-children',
  'food-contact',
  'medical-claim',
  'ozone-depleting',
  'packed-for-consumers',
  'plastic-packing',
  'material',
  'screen-inch',
  'watts',
  'volts',
  'kva',
  'amps',
  'storage-gb',
  'litres',
  'kg',
  'grams',
  'mm',
  'carat',
  'declared-value',
  'standard',
  'eee-code',
  'packing-category',
  'purpose',
  'quantity',
  'new-or-used',
  'who',
] as const;
export type AskedFact = (typeof askedFacts)[number];

/** What a sheet takes for granted of a product and of who asks, unless somebody says otherwise. */
export const presumedFacts = ['who', 'purpose', 'new-or-used'] as const satisfies readonly AskedFact[];

/** Facts that may have several values. */
export const severalFacts = ['radio', 'battery-chemistry', 'supplied-with'] as const satisfies readonly AskedFact[];

/** What may be answered: one of the values, several, or a number. */
export type FactValues = { kind: FactKind; values: readonly string[] };

/** The answer of somebody who does not know. */
export const unknownAnswer = 'unknown';
/** The answer of somebody whose standard or code is none of those that are offered. */
export const otherText = 'other';
