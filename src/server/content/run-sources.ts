import { createCleanTexts } from '#core/content/clean-texts.server.ts';
import type { ContentFiles } from '#core/content/content-files.server.ts';
import type { ContentReading, ContentSource, ContentWriting } from '#db/content-source.server.ts';
import type { Sync } from '#db/sync-rows.server.ts';

/**
 * Reads every source once, many at a time, and gathers their mistakes in `files.problems`.
 * @returns a function that gives what a source has read
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
    // Under each source lies what its own `read` returned, which a map's type cannot say.
    return value as Promise<Value>;
  };
  await Promise.all(sources.map(readBy));
  return readBy;
}

/** Writes the sources one after the other, each after those that it asks for. */
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
