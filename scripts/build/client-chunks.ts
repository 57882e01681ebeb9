import { resolve } from 'node:path';

/**
 * Which modules of the browser's build share a file. Measured against Rolldown's own groups by share and size, in three
 * variants: these cost a first visit 2 to 50 KB more, or more requests.
 */

/** It runs as soon as it is loaded, so it needs its own file: the start script loads it after setting the data. */
const entry = resolve('src/app/entry.client.tsx');
/** The modules that every page of the site loads first. */
const frame = [
  entry,
  ...['root.tsx', 'shell/site-frame.tsx', 'shell/page-slot.tsx'].map((file) => resolve('src/app', file)),
];
const sitePages = resolve('src/app/site');
const home = resolve(sitePages, 'home/home.tsx');
/** Pages about one product, standard or order, a history, and a list: each brings the parts of its kind, and no others. */
const product = resolve(sitePages, 'products/product.tsx');
const standard = resolve(sitePages, 'standards/standard.tsx');
const order = resolve(sitePages, 'orders/order.tsx');
const timeline = resolve(sitePages, 'products/product-timeline.tsx');
const list = resolve(sitePages, 'products/products.tsx');

/** Parts with a file of their own, because most pages of the kinds that would share them do without. */
const apart = {
  accordion: [resolve('src/ui/accordion.tsx')],
  'back-button': [resolve('src/app/page/back-button.tsx')],
  carousel: [resolve('src/ui/carousel.tsx'), resolve('src/ui/use-carousel.ts')],
  'exemption-kind-name': [resolve('src/features/orders/components/exemption-kind-name.tsx')],
  'sidebar-nav': [resolve('src/ui/sidebar-nav.tsx')],
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
    holds: (users) => {
      const count = pagesOf(users).length;
      return count > 16 || (count > 7 && !isOfListsAlone(users)) || (count > 2 && users.includes(home));
    },
  },
  { name: 'sidebar-parts', holds: (users) => pagesOf(users).length > 8 },
  {
    name: 'fact-parts',
    holds: (users) =>
      users.includes(order) && (users.includes(standard) || (pagesOf(users).length > 2 && users.includes(product))),
  },
  { name: 'product-parts', holds: (users) => pagesOf(users).length > 2 && users.includes(product) },
  {
    name: 'order-parts',
    holds: (users) => users.includes(order) && (pagesOf(users).length === 2 || users.includes(timeline)),
  },
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

function isOfListsAlone(users: string[]): boolean {
  return users.includes(list) && ![home, product, order].some((page) => users.includes(page));
}

/** The routes and entries that cannot do without that module. */
function entriesOf(id: string, graph: Graph, seen = new Set<string>()): Set<string> {
  if (seen.has(id)) return new Set();
  seen.add(id);
  const module = graph.getModuleInfo(id);
  const itself = module?.isEntry ? [id] : [];
  return new Set([
    ...itself,
    ...(module?.importers ?? []).flatMap((importer) => [...entriesOf(importer, graph, seen)]),
  ]);
}
