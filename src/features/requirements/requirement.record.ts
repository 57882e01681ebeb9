import { z } from 'zod';
import { slug } from '#core/content/content-fields.ts';
import { describeRecord } from '#features/records/describe-record.ts';
import { day, document, line, maybe, names, noneTwice, prose } from '#features/records/record-fields.ts';
import { requirementLists } from './requirement-list.schema.ts';
import { requirementStates } from './requirement-state.schema.ts';

const requirementDocument = document({
  /** The row and the product by which files name it: `bis_isi 303 electric-iron`. */
  key: line,
  list: z.enum(requirementLists),
  listKey: line,
  product: names('products', slug),
  /** Whose approval the list asks for. */
  service: names('services', slug),
  /** The list's own words for the product. */
  listedAs: line,
  standards: names('standards', z.array(slug).superRefine(noneTwice)),
  /** What the list itself says; what holds today follows from the orders. */
  listedState: maybe(z.enum(requirementStates)),
  stateText: maybe(line),
  group: maybe(line),
  scheme: maybe(line),
  eeeCode: maybe(line),
  phase: maybe(line),
  others: maybe(line),
  orderName: maybe(line),
  orderReference: maybe(line),
  orderDate: maybe(day),
  orderYear: maybe(line),
  amendmentReference: maybe(line),
  amendmentDate: maybe(day),
  note: maybe(prose),
  source: maybe(prose),
  confirmed: z.boolean().default(false),
});

/** A row of an official list under one of the products that it names. */
export const requirementRecord = describeRecord({
  kind: 'requirements',
  name: { one: /*i18n*/ 'Row of a list', many: /*i18n*/ 'Rows of the lists' },
  title: 'listedAs',
  document: requirementDocument,
  needsSecondPerson: true,
  keep: 'all',
});
