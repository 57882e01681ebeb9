import { resolve } from 'node:path';

/** It runs as soon as it is loaded, so it needs its own file: the start script loads it after setting the data. */
const entry = resolve('src/app/entry.client.tsx');
/** The modules that every page of the site loads first. */
const frame = [
  entry,
  ...['root.tsx', 'shell/site-frame.tsx', 'shell/page-slot.tsx'].map((file) => resolve('src/app', file)),
];
const sitePages = resolve('src/app/site');
const home = resolve(sitePages, 'home/home.tsx');
/** A page about one product, and a list: each brings the shared parts of its kind, and no others. */
const product = resolve(sitePages, 'products/product.tsx');
const list = resolve(sitePages, 'products/products.tsx');

/** Parts with a file of their own, because most pages of the kinds that would share them do without. */
const apart = {
  accordion: [resolve('src/ui/accordion.tsx')],
  carousel: [resolve('src/ui/carousel.tsx'), resolve('src/ui/use-carousel.ts')],
  'data-table': [resolve('src/ui/data-table.tsx')],
};

type Module = { importers: readonly string[]; isEntry: boolean };
type Graph = { getModuleInfo(id: string): Module | null };

/** A file of the browser's build for modules that several pages need, so that they do not cost a request each. */
type SharedFile = { name: string; holds: (users: string[], path: string) => boolean };

/** In the order in which they take modules, together with what these import: a module belongs to the first that holds it. */
const sharedFiles: SharedFile[] = [
  { name: 'frame', holds: (users) => users.some((user) => frame.includes(user)) },
  ...Object.entries(apart).map(([name, paths]) => ({
    name,
    holds: (_: string[], path: string) => paths.includes(path),
  })),
  {
    name: 'page-parts',
    holds: (users) => pagesOf(users).length > 8 || (pagesOf(users).length > 2 && users.includes(home)),
  },
  { name: 'fact-parts', holds: (users) => pagesOf(users).length > 2 && users.includes(product) },
  { name: 'list-parts', holds: (users) => pagesOf(users).length > 2 && users.includes(list) },
];

/**
 * Rolldown's groups for the browser's build. Modules in none of them stay with the modules that import them, so a form
 * and what it needs are loaded when the form opens.
 */
export const sharedGroups = sharedFiles.map(({ name, holds }, at) => ({
  priority: sharedFiles.length - at,
  tags: ['$initial' as const],
  debugName: name,
  name: (id: string, graph: Graph) => {
    const path = id.split('?')[0] ?? '';
    if (path === entry) return null;
    return holds(
      [...entriesOf(id, graph)].map((user) => user.split('?')[0] ?? ''),
      path,
    )
      ? name
      : null;
  },
}));

function pagesOf(users: string[]): string[] {
  return users.filter((user) => user.startsWith(sitePages));
}

/** The routes and entries that cannot do without that module. */
function entriesOf(id: string, graph: Graph, seen = new Set<string>()): Set<string> {
  if (seen.has(id)) return new Set();
  seen.add(id);
  const module = graph.getModuleInfo(id);
  const own = module?.isEntry ? [id] : [];
  return new Set([...own, ...(module?.importers ?? []).flatMap((importer) => [...entriesOf(importer, graph, seen)])]);
}
