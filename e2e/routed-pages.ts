import { basename } from 'node:path';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { matchRoutes } from 'react-router';
import routes from '../src/app/routes.ts';
import { type PageKind, pageKinds, pages } from './pages.ts';

type Leaf = { path: string; file: string };
const leaves = leavesOf(routes);

/** These have no address that anybody could know, redirect, or look like `/account` until a client logs in. */
const openedElsewhere = /:token|:key|\*|^\/mandatory-products$|^\/account\//;

/** The patterns of all pages in `routes.ts`, each with the name of the file that draws it. */
export const routedPages = leaves
  .filter(({ file }) => file.endsWith('.tsx'))
  .map(({ path, file }) => ({ pattern: path, script: basename(file, '.tsx') }));

/** The patterns of the pages in `routes.ts` that no address in `pages` opens: `/labs/:slug`. */
export const unlistedPatterns = leaves
  .filter(({ path, file }) => file.endsWith('.tsx') && !openedElsewhere.test(path))
  .map(({ path }) => path)
  .filter((pattern) => !pages.some((address) => patternOf(address) === pattern));

/** Whether `pages.spec.ts` opens a page of this pattern in a language: '', '/hi' or '/ar'. */
export function isOpenedAsPage(home: string, pattern: string): boolean {
  if (home === '' && unlistedPatterns.includes(pattern)) return true;
  return pages.some((address) => {
    const [, language = '', path = '/'] = /^(\/(?:hi|ar))?(?=\/|$)(.+)?$/.exec(address) ?? [];
    return language === home && patternOf(path) === pattern;
  });
}

/** The address at which a page is opened: the listed one, its pattern, or the first one in the sitemap that fits it. */
export function addressOf(pattern: string, sitemap: readonly string[]): string {
  const listed = pages.find((address) => patternOf(address) === pattern);
  if (listed) return listed;
  const path = pattern.replace(/\/:\w+\?/g, '');
  const address = path.includes(':') ? sitemap.find((known) => patternOf(known) === pattern) : path || '/';
  if (!address) throw new Error(`No address in the sitemap fits ${pattern}: add one to e2e/pages.ts.`);
  return address;
}

/** One page of each kind, including those that `pages.ts` does not list. */
export function listPageKinds(sitemap: readonly string[]): PageKind[] {
  return [...pageKinds, ...unlistedPatterns.map((pattern) => ({ path: addressOf(pattern, sitemap), document: 16.5 }))];
}

function leavesOf(entries: readonly RouteConfigEntry[], above = ''): Leaf[] {
  return entries.flatMap(({ path, file, children }) => {
    const pattern = path === undefined ? above : `${above}/${path}`;
    return children ? leavesOf(children, pattern) : [{ path: pattern || '/', file }];
  });
}

function patternOf(address: string): string | undefined {
  const { pathname } = new URL(address, 'http://localhost');
  return matchRoutes(leaves, pathname)?.at(-1)?.route.path;
}
