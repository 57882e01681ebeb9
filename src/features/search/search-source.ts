import type { SQL } from '#core/drizzle.ts';
import type { PgTable } from '#core/drizzle-pg.ts';
import type { Queryable } from '#db/client.server.ts';
import type { LanguageCode } from '#locales/languages.ts';
import type { SearchResults } from './search.schema.ts';

/** Ids as one SQL value of type `int[]`, for `= any(…)`. */
type Ids = SQL;

/** Documents that include words of another kind: products include the numbers of their standards. */
type BuiltFrom = {
  kind: string;
  /**
   * Selects the `id` of each row of that kind that the documents `of` are built from. Only for documents that are
   * built from the other kind's documents, which must then be written first; a table can be read at any time.
   */
  needed?(of: Ids): SQL;
  /** Selects the `id` of each row of this kind whose document is built from the rows `from`. */
  affected(from: Ids): SQL;
};

/** What an answer shows of a hit; `Row` is the JSON object that `select` makes from it. */
export type SearchView<Row = unknown> = {
  /** Selects `id` and one jsonb object for each published row among `ids`. */
  select(ids: Ids): SQL;
  /** Adds a row to the results, with the field names of the call and in the visitor's language. */
  add(results: SearchResults, row: Row, language: LanguageCode): void;
};

/** One kind of thing that people search for, as its feature declares it. */
export type SearchSource = {
  /** The word under which its documents are stored; lower-case letters and underscores. */
  kind: string;
  /** The table whose ids the documents carry. */
  table: PgTable;
  /**
   * Selects (ref_id, title, numbers, other_titles, body) of the published rows among `ids`; the building
   * blocks of `search-text.server.ts` make words of texts.
   */
  documents(ids: Ids): SQL;
  /** Keys that SQL cannot make; they replace the `numbers` of `documents`. */
  keys?: (tx: Queryable, ids: Ids) => Promise<{ id: number; numbers: string[] }[]>;
  builtFrom?: BuiltFrom[];
  /**
   * Selects (ref_id, lent): the words that documents of other kinds take from each published row among `ids`. When
   * only the rest of a row changes, as the text of a service, theirs are left alone, which may be thousands.
   */
  lent?(ids: Ids): SQL;
  /** Set for the kind that outnumbers the others and so has its own indexes in `db/schema/search.ts`. */
  isLarge?: boolean;
  /**
   * A search reduced to what the thing is: `kettle` for `kettle 750 W from China for a hotel`. It is searched for when
   * nothing has all the words, so that nobody finds more by saying more.
   */
  withoutFacts?: (query: string) => string;
  /**
   * The words by which each row is called in a language, by its id, for readers of that language alone: those of the
   * other languages in Latin letters are not in the index, which answers everybody.
   */
  ownNames?: (language: LanguageCode) => Promise<ReadonlyMap<number, string>>;
  view: SearchView;
};

/** Declares a kind, so that the type of the row that `view.add` takes is checked in the declaration. */
export function defineSearch<Row>(source: Omit<SearchSource, 'view'> & { view: SearchView<Row> }): SearchSource {
  return source;
}
