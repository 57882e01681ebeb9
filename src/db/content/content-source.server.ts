import type { CleanTexts } from '#core/content/clean-texts.server.ts';
import type { ContentFiles } from '#core/content/content-files.server.ts';
import type { Sync } from './sync-rows.server.ts';

/** What a source receives while all files are being read; nothing has touched the database yet. */
export type ContentReading = {
  files: ContentFiles;
  clean: CleanTexts;
  /** What another source has read, for checks across files: a notification names a service, for instance. */
  readBy<Value>(source: ContentSource<Value>): Promise<Value>;
};

/** What a source receives while the rows are being written, in the single transaction of the import. */
export type ContentWriting = {
  sync: Sync;
  /** What another source's `write` returned, usually ids by slug; that source is written first if necessary. */
  writtenBy<Written>(source: ContentSource<unknown, Written>): Promise<Written>;
};

/**
 * Files of the content folder and the rows made from them. `read` checks and cleans; it adds mistakes to
 * `files.problems`, and if there are any, the import stops before it touches the database. `write` makes the rows.
 * A source that needs another one imports it and requests its result, so the order follows by itself. Two sources
 * cannot need each other, because imports have no cycles.
 */
export type ContentSource<Value = unknown, Written = unknown> = {
  read(reading: ContentReading): Promise<Value>;
  write(writing: ContentWriting, value: Value): Promise<Written>;
};

/** Declares a source; `write` takes what `read` returns. */
export function defineContent<Value, Written>(source: ContentSource<Value, Written>): ContentSource<Value, Written> {
  return source;
}
