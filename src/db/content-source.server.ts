import type { CleanTexts } from '#core/content/clean-texts.server.ts';
import type { ContentFiles } from '#core/content/content-files.server.ts';
import type { Sync } from './sync-rows.server.ts';

/** What a source is given while all files are read; nothing has touched the database yet. */
export type ContentReading = {
  files: ContentFiles;
  clean: CleanTexts;
  /** What another source has read, for checks between files: a notification names a service. */
  readBy<Value>(source: ContentSource<Value>): Promise<Value>;
};

/** What a source is given while the rows are written, in the one transaction of the import. */
export type ContentWriting = {
  sync: Sync;
  /** What another source's `write` returned, usually ids by slug; it is written first if it has not been yet. */
  writtenBy<Written>(source: ContentSource<unknown, Written>): Promise<Written>;
};

/**
 * Files of the content folder and the rows that they become. `read` checks and cleans; it adds mistakes to
 * `files.problems`, and the import stops before the database when there is any. `write` makes the rows.
 * A source that needs another one imports it and asks for it, so the order follows by itself; two that
 * need each other cannot exist, because imports have no cycles.
 */
export type ContentSource<Value = unknown, Written = unknown> = {
  read(reading: ContentReading): Promise<Value>;
  write(writing: ContentWriting, value: Value): Promise<Written>;
};

/** Declares a source; `write` takes what `read` returns. */
export function defineContent<Value, Written>(source: ContentSource<Value, Written>): ContentSource<Value, Written> {
  return source;
}
