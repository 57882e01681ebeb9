import { integer, text, uniqueIndex } from '#core/drizzle-pg.ts';
import { factKinds, phraseKinds, presumedReaders } from '#features/finder/finder.schema.ts';
import { editorial, id, position, translations } from './columns.ts';
import { contentTable } from './content-table.ts';

/** What may be known about a product, how conditions on it read, and how visitors are asked about it. */
export const finderFacts = contentTable('finder_facts', {
  id: id(),
  key: text().notNull().unique(),
  kind: text({ enum: factKinds }).notNull(),
  /** Beside a number that somebody has stated. */
  unit: text(),
  /** Its short name beside an answer. */
  name: text(),
  ask: text(),
  /** What the words of the question mean. */
  help: text(),
  /** What the answer decides. */
  why: text(),
  /** The unit beside the field of the answer. */
  askUnit: text(),
  /** For staff. */
  note: text(),
  ...editorial(),
});

const factId = () =>
  integer()
    .notNull()
    .references(() => finderFacts.id, { onDelete: 'cascade' });

/** The values of a fact; of a text only `other`, the answer of those who have none that is offered. */
export const finderFactValues = contentTable(
  'finder_fact_values',
  {
    id: id(),
    factId: factId(),
    value: text().notNull(),
    /** As somebody picks it. */
    label: text(),
    /** The words that follow "if". */
    clause: text(),
    /** As one of several after "if". */
    noun: text(),
    position: position(),
    translations: translations(),
  },
  (table) => [uniqueIndex().on(table.factId, table.value)],
);

/** The words after "if" for more than one value, where {n} stands for the values or the number. */
export const finderFactPhrases = contentTable(
  'finder_fact_phrases',
  {
    id: id(),
    factId: factId(),
    kind: text({ enum: phraseKinds }).notNull(),
    text: text().notNull(),
    position: position(),
    translations: translations(),
  },
  (table) => [uniqueIndex().on(table.factId, table.kind)],
);

/** What a sheet takes for granted of a fact until somebody says otherwise. */
export const finderFactPresumptions = contentTable(
  'finder_fact_presumptions',
  {
    id: id(),
    factId: factId(),
    reader: text({ enum: presumedReaders }).notNull(),
    text: text().notNull(),
    position: position(),
    translations: translations(),
  },
  (table) => [uniqueIndex().on(table.factId, table.reader)],
);
