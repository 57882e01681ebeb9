import { inLanguage } from '#core/text/language.ts';
import { pageKinds } from '../e2e/pages.ts';
import { readSitemap } from '../e2e/read-sitemap.ts';
import { queries } from './queries.ts';

export type Family = { name: string; paths: string[] };

/** Addresses of every kind of page, taken from the sitemap and the links of the site itself. */
export async function listFamilies(url: string): Promise<Family[]> {
  const known = await readSitemap((path) => fetch(url + path));
  const services = known.filter((path) => /^\/services\/.+\//.test(path));
  const pages = Array.from({ length: 12 }, (_, index) => index + 1);
  const families: Family[] = [
    { name: 'services', paths: services },
    { name: 'products', paths: spread(known.filter(startsWith('/products/')), 150) },
    { name: 'blogs', paths: known.filter(startsWith('/blogs')) },
    { name: 'standards', paths: spread(known.filter(startsWith('/standards/')), 100) },
    { name: 'notifications', paths: spread(known.filter(startsWith('/notifications/')), 60) },
    {
      name: 'home and lists',
      paths: [
        '/',
        '/services',
        ...known.filter((path) => /^\/services\/[^/]+$/.test(path)),
        ...(await readLinks(url, '/mandatory-products')),
        ...pages.flatMap((page) => [`/products?page=${page}`, `/standards?page=${page}&per_page=50`]),
      ],
    },
    {
      name: 'knowledge base and calendar',
      paths: [
        ...known.filter((path) => path.startsWith('/knowledge-base')),
        ...pages.map((month) => `/holiday-list?year=2026&month=${month}`),
      ],
    },
    { name: 'filtered lists', paths: await listFilters(url, known.filter(startsWith('/products/')).length) },
    { name: 'search', paths: queries.map((query) => `/search?q=${encodeURIComponent(query)}`) },
    { name: 'families of the approval finder', paths: spread(known.filter(startsWith('/approval-finder/')), 150) },
    { name: 'cities', paths: known.filter(startsWith('/city/')) },
    { name: 'services in Hindi', paths: services.map((path) => inLanguage(path, 'hi')) },
  ];
  return [...families, { name: 'all other kinds', paths: listOthers(known, families) }];
}

/** The kinds of which there are only a few pages, in two languages, so that there is enough to measure. */
function listOthers(known: string[], families: Family[]): string[] {
  const covered = new Set(families.flatMap(({ paths }) => paths));
  const isLarge = (path: string) => /^\/(products|standards|notifications|approval-finder)\/.+/.test(path);
  const others = [...known, ...pageKinds.map(({ path }) => path)].filter(
    (path) => !covered.has(path) && !isLarge(path),
  );
  return [...new Set(others)].flatMap((path) => [path, inLanguage(path, 'hi')]);
}

/** Words, categories, states and far pages of the two lists; the first page of each is warm by then. */
async function listFilters(url: string, productCount: number): Promise<string[]> {
  const document = await (await fetch(`${url}/products`)).text();
  const categories = [...new Set([...document.matchAll(/[?;&]category=([\w-]+)/g)].map(([, slug = '']) => slug))];
  const words = ['steel', 'cable', 'pump for water', 'is 302', '13252', 'household goods', 'qwxzvk', 'एलईडी'];
  const both = [
    'state=in-force',
    'state=upcoming',
    'state=withdrawn',
    ...words.map((word) => `q=${encodeURIComponent(word)}`),
  ];
  const lastPage = Math.ceil(productCount / 25);
  return [
    ...['/products', '/standards'].flatMap((path) => both.map((query) => `${path}?${query}`)),
    ...spread(categories, 20).map((slug) => `/products?category=${slug}`),
    ...spread(categories, 5).map((slug) => `/products?category=${slug}&state=in-force`),
    ...[0.25, 0.5, 0.75, 1].map((share) => `/products?page=${Math.floor(lastPage * share)}`),
  ];
}

const startsWith = (start: string) => (path: string) => path.startsWith(start);

/** A number of items, spread evenly over the whole list. */
function spread<Item>(list: Item[], count: number): Item[] {
  const step = Math.max(1, list.length / count);
  return Array.from({ length: Math.min(count, list.length) }, (_, index) => list[Math.floor(index * step)] as Item);
}

async function readLinks(url: string, path: string): Promise<string[]> {
  const document = await (await fetch(url + path)).text();
  const links = [...document.matchAll(/href="([^"#?]+)"/g)].map(([, link = '']) => link);
  return [...new Set(links.filter(startsWith(`${path}/`)))];
}
