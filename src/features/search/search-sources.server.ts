import type { SearchSource } from './search-source.ts';

let declared: readonly SearchSource[] | undefined;

/**
 * Sets what can be searched for. Called once when a process starts, with what the features declare.
 * @throws Error when two sources have the same kind, or when one is built from a kind that no feature declares
 */
export function declareSearch(sources: readonly SearchSource[]): void {
  const byKind = new Map(sources.map((source) => [source.kind, source]));
  if (byKind.size < sources.length) throw new Error('two search sources have the same kind');
  const sorted = new Set<SearchSource>();
  const add = (source: SearchSource, path: SearchSource[] = []) => {
    if (sorted.has(source)) return;
    if (!/^[a-z_]+$/.test(source.kind)) throw new Error(`'${source.kind}' cannot be the kind of a search source`);
    if (path.includes(source)) throw new Error(`the search source ${source.kind} is built from itself`);
    for (const { kind } of source.builtFrom ?? []) {
      const other = byKind.get(kind);
      if (!other) throw new Error(`there is no search source ${kind}, from which ${source.kind} is built`);
      add(other, [...path, source]);
    }
    sorted.add(source);
  };
  for (const source of sources) add(source);
  declared = [...sorted];
}

/** Every source; a source that is built from another one comes after it. */
export function searchSources(): readonly SearchSource[] {
  if (!declared) throw new Error('declareSearch() must be called first');
  return declared;
}
