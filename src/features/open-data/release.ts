/** A file of a release, by its name. */
export type ReleasedFile = { bytes: number; sha256: string };

export type ReleasedTable = {
  name: string;
  rows: number;
  /** How many rows differ from the release before. */
  added: number;
  changed: number;
  removed: number;
};

/** A copy of all tables, which never changes again. */
export type Release = {
  /** Its day, and a number if it was not the first of that day: `2026-11-22`, `2026-11-22.2`. */
  name: string;
  day: string;
  tables: ReleasedTable[];
  /** By name: `orders.csv`, `orders.jsonl`, `datapackage.json`. */
  files: Record<string, ReleasedFile>;
};

/** What was released so far, the newest first. */
export type Releases = {
  /** The version of the public content that the newest release was checked against. */
  contentVersion: number;
  /** The hash of all rows of each table in the newest release, by its name. */
  prints?: Record<string, string> | undefined;
  releases: Release[];
};
