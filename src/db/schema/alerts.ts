import { sql } from '#core/drizzle.ts';
import { date, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from '#core/drizzle-pg.ts';
import { usualClock } from '#features/alerts/alert-settings.schema.ts';
import {
  bounceKinds,
  bounceWays,
  consentActions,
  consentWays,
  frequencies,
  type RequestedFollow,
  silences,
} from '#features/alerts/alerts.schema.ts';
import { subjectKinds } from '#features/change-events/change-events.schema.ts';
import type { KeptRow } from '#features/finder/kept-sheets.schema.ts';
import { audiences } from '#features/orders/order-kinds.schema.ts';
import { changeEvents } from './change-events.ts';
import { id, timestamps } from './columns.ts';
import { keptSheets } from './kept-sheets.ts';

/** What somebody wants to follow and has not yet confirmed by the button behind the link in our mail; one per address. */
export const followRequests = pgTable('follow_requests', {
  id: id(),
  /** In lower case. */
  email: text().notNull().unique(),
  language: text().notNull(),
  follows: jsonb().$type<RequestedFollow[]>().notNull(),
  /** What has been confirmed of it already, so that a second press of the button can say so. */
  confirmed: jsonb().$type<RequestedFollow[]>().notNull().default([]),
  /** The sentence to which the button of the form agrees. */
  notice: text().notNull(),
  askedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  /** The last mail with the link; null when none has been sent yet. */
  mailedAt: timestamp({ withTimezone: true }),
  /** No mail is tried before, because the address has received too many; null when it may be sent. */
  mailAfter: timestamp({ withTimezone: true }),
  mails: integer().notNull().default(0),
  ...timestamps(),
});

/** Addresses that get no mails about changes: these came back, or somebody complained. Nothing else asks this table. */
export const mailAddresses = pgTable(
  'mail_addresses',
  {
    /** The same keyed hash as that of a consent; the address is not in the table. */
    emailHmac: text().primaryKey(),
    silence: text({ enum: silences }).notNull(),
    since: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** What the last answer or report said, as 5.1.1. */
    status: text(),
  },
  (table) => [index().on(table.since)],
);

/** People who have confirmed that we may mail them about changes. Whoever stops everything is deleted. */
export const followers = pgTable(
  'followers',
  {
    id: id(),
    /** In lower case. */
    email: text().notNull().unique(),
    language: text().notNull(),
    /** By its clocks the mails of a day and of a week come at `hour`, and those of a week on `weekday`; 1 is Monday. */
    zone: text().notNull().default(usualClock.zone),
    hour: integer().notNull().default(usualClock.hour),
    weekday: integer().notNull().default(usualClock.weekday),
    leadDays: integer().array().notNull().default([90, 30, 7]),
    /** For whom a change must apply to be told; null for everybody. */
    audiences: text({ enum: audiences }).array(),
    /** What the one click in a mail program sends. It only ever ends the mails, so it is stored as it is. */
    unsubscribeToken: text().notNull().unique(),
    /** Of the address of their own feed and calendar; null until they ask for one. */
    feedTokenHash: text().unique(),
    /** From which the token follows, so that it need not be stored; another one each time. */
    feedNumber: integer().notNull().default(0),
    /** The last press of the button: what comes back of mails before it counts no more. */
    confirmedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** Why the address gets no mails, if it gets none. */
    addressHmac: text().references(() => mailAddresses.emailHmac, { onDelete: 'set null' }),
    ...timestamps(),
  },
  (table) => [index().on(table.addressHmac)],
);

/** One thing that a follower follows. */
export const follows = pgTable(
  'follows',
  {
    id: id(),
    followerId: integer()
      .notNull()
      .references(() => followers.id, { onDelete: 'cascade' }),
    kind: text({ enum: subjectKinds }).notNull(),
    subjectId: integer().notNull(),
    frequency: text({ enum: frequencies }).notNull(),
    ...timestamps(),
  },
  (table) => [
    uniqueIndex().on(table.followerId, table.kind, table.subjectId),
    index().on(table.kind, table.subjectId, table.followerId),
  ],
);

/** What stood on a kept sheet when its followers last heard of it, so that they are told only of what changes it. */
export const followedSheets = pgTable('followed_sheets', {
  sheetId: integer()
    .primaryKey()
    .references(() => keptSheets.id, { onDelete: 'cascade' }),
  outcome: jsonb().$type<KeptRow[]>().notNull(),
  /** The day in India on which that stood there. What the calendar alone has made of it since is no change to tell of. */
  asOf: date().notNull().default(sql`(now() at time zone 'Asia/Kolkata')::date`),
  ...timestamps(),
});

/** A mail about what has changed, one for each follower and window of time. */
export const alertDigests = pgTable(
  'alert_digests',
  {
    id: id(),
    followerId: integer()
      .notNull()
      .references(() => followers.id, { onDelete: 'cascade' }),
    /** `immediate:2026-11-21T10:20`, in steps of ten minutes, `daily:2026-11-21`, `weekly:2026-11-23`. */
    windowKey: text().notNull(),
    /** Of the mail in the outbox. */
    messageId: text().notNull().unique(),
    ...timestamps(),
  },
  (table) => [uniqueIndex().on(table.followerId, table.windowKey)],
);

/** That a follower is told of a change: once, in one digest. */
export const alertItems = pgTable(
  'alert_items',
  {
    id: id(),
    eventId: integer()
      .notNull()
      .references(() => changeEvents.id, { onDelete: 'cascade' }),
    followerId: integer()
      .notNull()
      .references(() => followers.id, { onDelete: 'cascade' }),
    /** The soonest of the follows that the change concerns. */
    frequency: text({ enum: frequencies }).notNull(),
    digestId: integer().references(() => alertDigests.id, { onDelete: 'cascade' }),
    ...timestamps(),
  },
  (table) => [
    uniqueIndex().on(table.eventId, table.followerId),
    index().on(table.followerId, table.digestId),
    index().on(table.digestId),
  ],
);

/** What somebody agreed to and when, and when they took it back. A trigger lets nobody change or delete it for three years. */
export const consents = pgTable(
  'consents',
  {
    id: id(),
    /** A keyed hash: whoever knows the address can find its rows, and the rows tell nobody the address. */
    emailHmac: text().notNull(),
    action: text({ enum: consentActions }).notNull(),
    via: text({ enum: consentWays }).notNull(),
    language: text().notNull(),
    /** The sentence that was agreed to; null when it was taken back. */
    notice: text(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index().on(table.emailHmac), index().on(table.at)],
);

/** Mails about changes that came back or were complained of. */
export const bounceEvents = pgTable(
  'bounce_events',
  {
    id: id(),
    /** Of the mail in the outbox. */
    messageId: text().notNull(),
    emailHmac: text().notNull(),
    kind: text({ enum: bounceKinds }).notNull(),
    via: text({ enum: bounceWays }).notNull(),
    status: text(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    // A report that is read twice counts once.
    uniqueIndex().on(table.messageId, table.kind),
    index().on(table.emailHmac, table.at),
    index().on(table.at),
  ],
);
