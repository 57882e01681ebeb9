import { type AnyPgColumn, date, index, integer, jsonb, pgTable, primaryKey, text } from '#core/drizzle-pg.ts';
import { editorial, id, position } from './columns.ts';
import { contentTable } from './content-table.ts';

/** The groups of the index of families. Families and rules name a group by its English name. */
export const familyGroups = contentTable('family_groups', {
  id: id(),
  name: text().notNull().unique(),
  position: position(),
  ...editorial(),
});

/** What shops and importers call a product, wider than one row of a list: an LED bulb, a geyser. */
export const productFamilies = contentTable('product_families', {
  id: id(),
  slug: text().notNull().unique(),
  name: text().notNull(),
  /** The name of its group in the index. */
  group: text().notNull(),
  parentId: integer().references((): AnyPgColumn => productFamilies.id, { onDelete: 'set null' }),
  /** One sentence that says what it is and what it is not. */
  definition: text().notNull(),
  /** The day on which the family was last gathered or reviewed. */
  reviewedOn: date().notNull(),
  position: position(),
  ...editorial(),
});

const familyId = () =>
  integer()
    .notNull()
    .references(() => productFamilies.id, { onDelete: 'cascade' });

/** Every name of a family, also misspelt ones. Names of the kind `brand-generic` are searched and never shown. */
export const familyNames = contentTable(
  'family_names',
  {
    familyId: familyId(),
    /** A language of the site, or `hi-Latn` for Hindi in Latin letters. */
    language: text().notNull(),
    text: text().notNull(),
    /** The words by which it is matched. */
    normalised: text().notNull(),
    kind: text().notNull(),
    source: text({ enum: ['list', 'editor', 'look-up'] })
      .notNull()
      .default('list'),
    position: position(),
  },
  (table) => [primaryKey({ columns: [table.familyId, table.language, table.normalised] })],
);

/** The rows of the official lists under which a family falls, or may fall. */
export const familyLines = contentTable(
  'family_lines',
  {
    familyId: familyId(),
    list: text().notNull(),
    listKey: text().notNull(),
    strength: text({ enum: ['covers', 'may-cover'] }).notNull(),
    /** When the row covers it; null for always. */
    condition: jsonb().$type<Record<string, unknown>>(),
    note: text(),
    position: position(),
  },
  (table) => [
    primaryKey({ columns: [table.familyId, table.list, table.listKey] }),
    index().on(table.list, table.listKey),
  ],
);

/** Customs codes by which a family usually or possibly enters; they propose a family and decide nothing. */
export const familyHs = contentTable(
  'family_hs',
  {
    familyId: familyId(),
    code: text().notNull(),
    relation: text({ enum: ['usual', 'possible'] }).notNull(),
    position: position(),
  },
  (table) => [primaryKey({ columns: [table.familyId, table.code] }), index().on(table.code)],
);

/** A text that stands for several families, with what to ask; the most usual family is first. */
export const ambiguousNames = contentTable('ambiguous_names', {
  id: id(),
  text: text().notNull().unique(),
  question: text().notNull(),
  /** Slugs of families. */
  families: text().array().notNull(),
  ...editorial(),
});

/** Other ways to write a word of a name, mostly as it sounds in India; for searches the two are one word. */
export const wordSpellings = contentTable('word_spellings', {
  id: id(),
  word: text().notNull().unique(),
  spellings: text().array().notNull(),
});

/** What people looked up in vain, counted by day for the editors of names. No row says who it was. */
export const finderLookups = pgTable(
  'finder_lookups',
  {
    day: date().notNull(),
    text: text().notNull(),
    /** Nothing was found, or only families that share some of the words. */
    result: text({ enum: ['nothing', 'unsure'] }).notNull(),
    count: integer().notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.day, table.text, table.result] })],
);
