import { type CleanTexts, createCleanTexts } from '#core/content/clean-texts.server.ts';
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
type ContentWriting = {
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

/**
 * Reads every source once, many at a time, and collects the mistakes in `files.problems`.
 * @returns a function that returns what a source has read
 */
export async function readSources(
  sources: readonly ContentSource[],
  files: ContentFiles,
): Promise<ContentReading['readBy']> {
  const clean = createCleanTexts(files.problems);
  const values = new Map<ContentSource, Promise<unknown>>();
  const readBy = <Value>(source: ContentSource<Value>): Promise<Value> => {
    const value = values.get(source) ?? source.read({ files, clean, readBy });
    values.set(source, value);
    // The value of each source is what its own `read` returned, which the type of a map cannot express.
    return value as Promise<Value>;
  };
  await Promise.all(sources.map(readBy));
  return readBy;
}

/** Writes the sources one after the other, each after the sources that it needs. */
export async function writeSources(
  sources: readonly ContentSource[],
  readBy: ContentReading['readBy'],
  sync: Sync,
): Promise<void> {
  const written = new Map<ContentSource, Promise<unknown>>();
  const write = async (source: ContentSource) => source.write(writing, await readBy(source));
  const writing: ContentWriting = {
    sync,
    writtenBy: <Written>(source: ContentSource<unknown, Written>) => {
      const result = written.get(source) ?? write(source);
      written.set(source, result);
      return result as Promise<Written>;
    },
  };
  for (const source of sources) await writing.writtenBy(source);
}
