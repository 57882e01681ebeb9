import { boolean, customType, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { products } from './products.ts';
import { standards } from './standards.ts';

/** Text in the order of a dictionary, with numbers by value: `IS 302` before `IS 2062`. */
const naturalText = customType<{ data: string }>({ dataType: () => 'text COLLATE natural_order' });

/**
 * What is searched and filtered in a list, beside the row itself. Triggers fill these columns
 * (refresh_product_listings and refresh_standard_listings), so no command has to think of them.
 */
const searched = () => ({
  /** Names and numbers in lower case, one a line. */
  words: text().notNull(),
  /** From this day on an order is in force. */
  inForceFrom: date(),
  /** Until the day before an order lies ahead. */
  upcomingUntil: date(),
  /** The states that do not depend on a day. */
  states: text().array().notNull(),
});

/** A published product in English, and once more in each language that names it differently. */
export const productListings = pgTable(
  'product_listings',
  {
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    language: text().notNull(),
    name: naturalText().notNull(),
    /** The name begins with a figure or a sign, as those of chemicals do: the list has these last. */
    afterLetters: boolean().notNull(),
    /** Of the English row: the languages that have a row of their own. */
    translatedTo: text().array().notNull(),
    categoryIds: integer().array().notNull(),
    firstCategoryId: integer(),
    ...searched(),
  },
  (table) => {
    const order = [table.afterLetters, table.name, table.productId, table.language, table.translatedTo] as const;
    return [
      primaryKey({ columns: [table.productId, table.language] }),
      // All that a filter reads stands in the index, so that a far page reads nothing else.
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
