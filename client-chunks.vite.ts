import { resolve } from 'node:path';

/** It runs as soon as it is loaded, so it needs its own file: the start script loads it after setting the data. */
const entry = resolve('src/app/entry.client.tsx');
/** The modules that every page of the site loads first. */
const frame = [
  entry,
  ...['root.tsx', 'shell/site-frame.tsx', 'shell/page-slot.tsx'].map((file) => resolve('src/app', file)),
];
const sitePages = resolve('src/app/site');

type Module = { importers: readonly string[]; isEntry: boolean };
type Graph = { getModuleInfo(id: string): Module | null };

/**
 * Returns the name of the file of the browser's build that a module belongs in. There is one file for what every page
 * needs and another for the parts that pages share, because each file is a request. Any other module stays with the
 * modules that import it, so a form and what it needs are loaded when the form opens.
 */
export function nameChunk(id: string, graph: Graph): string | null {
  if (id.split('?')[0] === entry) return null;
  const users = [...entriesOf(id, graph)].map((entry) => entry.split('?')[0] ?? '');
  if (users.some((user) => frame.includes(user))) return 'frame';
  const pages = users.filter((user) => user.startsWith(sitePages));
  return pages.length > 2 ? 'page-parts' : null;
}

/** The routes and entries that cannot do without that module. */
function entriesOf(id: string, graph: Graph, seen = new Set<string>()): Set<string> {
  if (seen.has(id)) return new Set();
  seen.add(id);
  const module = graph.getModuleInfo(id);
  const own = module?.isEntry ? [id] : [];
  return new Set([...own, ...(module?.importers ?? []).flatMap((importer) => [...entriesOf(importer, graph, seen)])]);
}
