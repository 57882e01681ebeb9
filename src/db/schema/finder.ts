import { boolean, date, integer, jsonb, primaryKey, text } from '#core/drizzle-pg.ts';
import type { Condition } from '#features/finder/condition.schema.ts';
import { certainties, origins, ruleEffects, stances } from '#features/finder/finder.schema.ts';
import { confidences } from '#features/orders/order-kinds.schema.ts';
import { editorial, id, position } from './columns.ts';
import { contentTable } from './content-table.ts';
import { productFamilies } from './families.ts';
import { orders } from './orders.ts';
import { services } from './services.ts';

/** What the law may ask for before goods are sold, with or without a service of ours for it. */
export const approvals = contentTable('approvals', {
  id: id(),
  key: text().notNull().unique(),
  name: text().notNull(),
  serviceId: integer().references(() => services.id, { onDelete: 'set null' }),
  /** The approval whose rows and rules it shares: a factory abroad has another scheme for the same mark. */
  routeOf: text(),
  /** Null for goods from anywhere. */
  madeIn: text({ enum: origins }),
  /** The official lists whose rows require it. */
  lists: text().array().notNull(),
  /** On what it depends where only rules beside the lists ask for it; `always` also where these are certain. */
  beside: jsonb().$type<{ when: Condition; always: boolean }>(),
  position: position(),
  ...editorial(),
});

const approvalId = () =>
  integer()
    .notNull()
    .references(() => approvals.id, { onDelete: 'cascade' });

/** Approvals that are asked once for all that is in a box, such as a registration of who packs it. */
export const approvalsPerBox = contentTable('approvals_per_box', { approvalId: approvalId().primaryKey() });

/** Which approval waits for another as a whole; never in a circle. */
export const approvalEdges = contentTable(
  'approval_edges',
  {
    beforeId: approvalId(),
    afterId: approvalId(),
    why: text().notNull(),
    source: text().notNull(),
    confidence: text({ enum: confidences }).notNull(),
    ...editorial(),
  },
  (table) => [primaryKey({ columns: [table.beforeId, table.afterId] })],
);

/** The orders of which a fact decides whether they count, such as those that free a band of radio from its licence. */
export const approvalOrders = contentTable(
  'approval_orders',
  {
    approvalId: approvalId(),
    orderId: integer()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    condition: jsonb().$type<Condition>().notNull(),
    source: text().notNull(),
    confidence: text({ enum: confidences }).notNull(),
    position: position(),
  },
  (table) => [primaryKey({ columns: [table.approvalId, table.orderId] })],
);

/** The families that a rule or a thing in the box concerns. */
export type RuleScope = {
  groups?: string[] | 'all';
  families?: string[];
  /** Only families that usually enter under a customs code of these chapters. */
  'hs-chapters'?: string[];
  'except-groups'?: string[];
  'except-families'?: string[];
};

/** The facts of three products, by what a condition is for them. */
type RuleExamples = Record<'true' | 'false' | 'undecided', Record<string, string | number | string[]>>;

/** What a product needs because of what it is, where no row of a list names it. */
export const finderRules = contentTable('finder_rules', {
  id: id(),
  key: text().notNull().unique(),
  approvalId: approvalId(),
  effect: text({ enum: ruleEffects }).notNull(),
  condition: jsonb().$type<Condition>().notNull(),
  /** Whether it concerns the families of all groups. */
  allGroups: boolean().notNull().default(false),
  /** Names of groups. */
  groups: text().array().notNull().default([]),
  /** Slugs of families. */
  families: text().array().notNull().default([]),
  hsChapters: text().array().notNull().default([]),
  exceptGroups: text().array().notNull().default([]),
  exceptFamilies: text().array().notNull().default([]),
  reason: text().notNull(),
  source: text().notNull(),
  confidence: text({ enum: confidences }).notNull(),
  /** The service that obtains what it asks for, where that is not the one of the approval. */
  serviceId: integer().references(() => services.id, { onDelete: 'set null' }),
  /** Keys of rules, or all rows of a list: `list:wpc_eta`. */
  overrides: text().array().notNull(),
  validFrom: date(),
  /** For staff. */
  note: text(),
  /** Facts under which its condition is true, false and undecided. */
  examples: jsonb().$type<RuleExamples>().notNull().default({ true: {}, false: {}, undecided: {} }),
  ...editorial(),
});

const familyId = () =>
  integer()
    .notNull()
    .references(() => productFamilies.id, { onDelete: 'cascade' });

/** Which family an item in the box is: the first row in whose scope the product is and whose condition holds. */
export const suppliedFamilies = contentTable('supplied_families', {
  id: id(),
  /** Unique, so that a row keeps its id when others are added. */
  key: text().notNull().unique(),
  /** A value of `supplied-with`. */
  item: text().notNull(),
  familyId: familyId(),
  /** Null for all products. */
  scope: jsonb().$type<RuleScope>(),
  /** Null for always. */
  condition: jsonb().$type<Condition>(),
  position: position(),
});

export const familyFacts = contentTable(
  'family_facts',
  {
    familyId: familyId(),
    fact: text().notNull(),
    values: text().array().notNull(),
    certainty: text({ enum: certainties }).notNull(),
    position: position(),
  },
  (table) => [primaryKey({ columns: [table.familyId, table.fact] })],
);

export const familyStances = contentTable(
  'family_stances',
  {
    familyId: familyId(),
    approvalId: approvalId(),
    stance: text({ enum: stances }).notNull(),
    lists: text().array().notNull(),
    checkedOn: date(),
    /** Who has confirmed it; null until a person has. */
    checkedBy: text(),
    why: text(),
    position: position(),
  },
  (table) => [primaryKey({ columns: [table.familyId, table.approvalId] })],
);
