import { boolean, customType, date, index, integer, pgTable, primaryKey, text } from '#core/drizzle-pg.ts';
import { products } from './products.ts';
import { standards } from './standards.ts';

/** Text sorted as in a dictionary, with numbers by value: `IS 302` before `IS 2062`. */
const naturalText = customType<{ data: string }>({ dataType: () => 'text COLLATE natural_order' });

/**
 * The columns by which a list is searched and filtered. Triggers fill them (refresh_product_listings and
 * refresh_standard_listings), so no command has to do it.
 */
const searched = () => ({
  /** Names and numbers in lower case, one per line. */
  words: text().notNull(),
  /** An order is in force from this day on. */
  inForceFrom: date(),
  /** An order is upcoming until the day before this one. */
  upcomingUntil: date(),
  /** The states that do not depend on the date. */
  states: text().array().notNull(),
});

/** A published product in English, with a further row for each language that has another name for it. */
export const productListings = pgTable(
  'product_listings',
  {
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    language: text().notNull(),
    name: naturalText().notNull(),
    /** Whether the name begins with a digit or a sign, as the names of chemicals do; the list shows these last. */
    afterLetters: boolean().notNull(),
    /** On the English row: the languages that have their own row. */
    translatedTo: text().array().notNull(),
    categoryIds: integer().array().notNull(),
    firstCategoryId: integer(),
    ...searched(),
  },
  (table) => {
    const order = [table.afterLetters, table.name, table.productId, table.language, table.translatedTo] as const;
    return [
      primaryKey({ columns: [table.productId, table.language] }),
      // The index contains everything that a filter reads, so that a page far down the list reads nothing else.
      index('product_listings_order').on(
        ...order,
        table.categoryIds,
        table.inForceFrom,
        table.upcomingUntil,
        table.states,
      ),
      index('product_listings_first_category').on(table.firstCategoryId, ...order),
      index('product_listings_categories').using('gin', table.categoryIds),
      index('product_listings_words').using('gin', table.words.op('gin_trgm_ops')),
    ];
  },
);

/** A published standard. */
export const standardListings = pgTable(
  'standard_listings',
  {
    standardId: integer()
      .primaryKey()
      .references(() => standards.id, { onDelete: 'cascade' }),
    number: naturalText().notNull(),
    ...searched(),
  },
  (table) => [
    index('standard_listings_order').on(
      table.number,
      table.standardId,
      table.inForceFrom,
      table.upcomingUntil,
      table.states,
    ),
    index('standard_listings_words').using('gin', table.words.op('gin_trgm_ops')),
  ],
);
