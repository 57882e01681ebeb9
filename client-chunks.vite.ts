import { resolve } from 'node:path';

/** Runs as soon as it is loaded, so it stays a file of its own: the start script loads it after it has set the data. */
const entry = resolve('src/app/entry.client.tsx');
/** The modules that every page of the site starts with. */
const frame = [
  entry,
  ...['root.tsx', 'shell/site-frame.tsx', 'shell/page-slot.tsx'].map((file) => resolve('src/app', file)),
];
const sitePages = resolve('src/app/site');

type Module = { importers: readonly string[]; isEntry: boolean };
type Graph = { getModuleInfo(id: string): Module | null };

/**
 * Names the file of the browser's build that a module goes to. What every page needs is one file, and the parts that
 * pages of the site share are another, because each file is a request. Any other module stays with what imports it,
 * so a form and what it needs come when the form opens.
 */
export function nameChunk(id: string, graph: Graph): string | null {
  if (id.split('?')[0] === entry) return null;
  const users = [...entriesOf(id, graph)].map((entry) => entry.split('?')[0] ?? '');
  if (users.some((user) => frame.includes(user))) return 'frame';
  const pages = users.filter((user) => user.startsWith(sitePages));
  return pages.length > 2 ? 'page-parts' : null;
}

/** The routes, and the start of the application, that cannot do without that module. */
function entriesOf(id: string, graph: Graph, seen = new Set<string>()): Set<string> {
  if (seen.has(id)) return new Set();
  seen.add(id);
  const module = graph.getModuleInfo(id);
  const own = module?.isEntry ? [id] : [];
  return new Set([...own, ...(module?.importers ?? []).flatMap((importer) => [...entriesOf(importer, graph, seen)])]);
}
