import { sql } from '#core/drizzle.ts';
import { date, index, integer, text, uniqueIndex } from '#core/drizzle-pg.ts';
import {
  dayKinds,
  feeBases,
  feeConfidences,
  feeCurrencies,
  feePayers,
  feeSizes,
  feeStages,
  feeTakers,
  feeUnits,
  stepActors,
  timeOwners,
  timeStages,
} from '#features/fees/fees.schema.ts';
import { editorial, id, position } from './columns.ts';
import { contentTable } from './content-table.ts';
import { services } from './services.ts';

const service = () => ({
  id: id(),
  /** By which files name the row: `bis-isi-mark inspection 2`, or `bis-isi-mark 3` for a step. */
  key: text().notNull().default(sql`gen_random_uuid()::text`),
  serviceId: integer()
    .notNull()
    .references(() => services.id, { onDelete: 'cascade' }),
  position: position(),
});

/** Where a row was read, and when; a row without it is not imported. */
const reading = () => ({
  source: text().notNull(),
  readOn: date().notNull(),
  confidence: text({ enum: feeConfidences }).notNull(),
  /** For staff. */
  note: text(),
});

/** What an approval costs, one fee a row. A published one and a reported one are never added together. */
export const serviceFees = contentTable(
  'service_fees',
  {
    ...service(),
    stage: text({ enum: feeStages }).notNull(),
    payer: text({ enum: feePayers }).notNull(),
    size: text({ enum: feeSizes }).notNull(),
    takenBy: text({ enum: feeTakers }).notNull(),
    /** In whole units of the currency; null where no figure was found, 0 where it is free. */
    amount: integer(),
    /** The upper end of a range. */
    amountTo: integer(),
    currency: text({ enum: feeCurrencies }).notNull(),
    /** A share of another fee, or what is taken off it, as `condition` says. */
    percent: integer(),
    unit: text({ enum: feeUnits }),
    basis: text({ enum: feeBases }).notNull(),
    condition: text(),
    document: text(),
    /** What a reader must know before he relies on the figure. */
    doubt: text(),
    validFrom: date(),
    /** The last day on which it holds; a row that is over is not shown. */
    validTo: date(),
    ...reading(),
    ...editorial(),
  },
  (table) => [uniqueIndex().on(table.key), index().on(table.serviceId)],
);

/** How long a stage of an approval takes, or what term its holder must keep. */
export const serviceTimes = contentTable(
  'service_times',
  {
    ...service(),
    stage: text({ enum: timeStages }).notNull(),
    payer: text({ enum: feePayers }).notNull(),
    owner: text({ enum: timeOwners }).notNull(),
    /** All null where no figure was found; 0 where it is done at once. */
    minDays: integer(),
    usualDays: integer(),
    maxDays: integer(),
    days: text({ enum: dayKinds }).notNull(),
    basis: text({ enum: feeBases }).notNull(),
    condition: text(),
    ...reading(),
    ...editorial(),
  },
  (table) => [uniqueIndex().on(table.key), index().on(table.serviceId)],
);

/** The steps to an approval, in order. */
export const serviceSteps = contentTable(
  'service_steps',
  {
    ...service(),
    number: integer().notNull(),
    step: text().notNull(),
    actor: text({ enum: stepActors }).notNull(),
    /** The numbers of the steps that come before it; steps with the same ones run at the same time. */
    after: integer().array().notNull(),
    documents: text(),
    ...reading(),
    ...editorial(),
  },
  (table) => [uniqueIndex().on(table.key), uniqueIndex().on(table.serviceId, table.number)],
);
