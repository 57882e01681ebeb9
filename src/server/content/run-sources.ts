import { createCleanTexts } from '#core/content/clean-texts.server.ts';
import type { ContentFiles } from '#core/content/content-files.server.ts';
import type { ContentReading, ContentSource, ContentWriting } from '#db/content/content-source.server.ts';
import type { Sync } from '#db/content/sync-rows.server.ts';

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
