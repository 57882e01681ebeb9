import type { SQL } from '#core/drizzle.ts';

/** The types of Table Schema that our tables use. The values of a `list` are separated by semicolons; an `object` or `array` is written as JSON. */
export type FieldType = 'string' | 'integer' | 'boolean' | 'date' | 'yearmonth' | 'list' | 'object' | 'array';

export type Field = { name: string; type: FieldType; description: string; isRequired?: true };

export type Cell = string | number | boolean | null | readonly unknown[] | Record<string, unknown>;
export type Row = Record<string, Cell>;

/** A table of our open data: what its columns mean, and the query that gives its rows in a fixed order. */
export type OpenTable = {
  name: string;
  title: string;
  description: string;
  fields: readonly Field[];
  key: readonly string[];
  /** Columns that name the key of another table. */
  references: readonly { field: string; table: string; key: string }[];
  /** @param base the public address of the site, without a slash at the end */
  rows: (base: string) => SQL;
};
