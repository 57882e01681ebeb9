import type { ServerBuild } from 'react-router';
import { z } from 'zod';
import type { PageHandle } from '#app/page/page-handle.ts';
import { compilePath, exactness, robotsPattern } from '#core/http/path-pattern.ts';
import { type KeyRule, partsParameter } from '#core/page-cache/page-key.ts';
import { inLanguage, languageOfPath } from '#core/text/language.ts';
import { languages } from '#locales/languages.ts';
import { startFolder } from './page-address.ts';

/** What the server knows about a page from its address alone; a secret page is never cached. */
type PageRule = KeyRule & {
  /** As `routes.ts` writes it: `/services/:category?`. */
  readonly pattern: string;
  readonly isSecret: boolean;
  readonly isUnlisted: boolean;
};

export type PageRules = {
  /** The rule of the page at that path, which may begin with a language and may be the address of the page's data. */
  readonly find: (pathname: string) => PageRule;
  readonly all: readonly PageRule[];
};

/** Strict, so that a misspelt key in a route stops the start. */
const handleShape = z.strictObject({
  parameters: z.array(z.string()).optional(),
  uncached: z.array(z.string()).optional(),
  several: z.array(z.string()).optional(),
  values: z.record(z.string(), z.string()).optional(),
  secret: z.literal(true).optional(),
  unlisted: z.literal(true).optional(),
  sheet: z.literal(true).optional(),
  enquiry: z.enum(['none', 'folded']).optional(),
}) satisfies z.ZodType<PageHandle>;

/** Reads what each route declares in its `handle`, once per build. */
export function collectPageRules({ routes }: Pick<ServerBuild, 'routes'>): PageRules {
  const all = Object.values(routes).flatMap((route) => {
    const hasChildren = Object.values(routes).some((other) => other?.parentId === route?.id);
    return route && !hasChildren ? ruleOf(withAncestors(route, routes)) : [];
  });
  const matchers = all
    .map((rule) => ({ rule, matches: compilePath(rule.pattern) }))
    .sort((a, b) => exactness(b.rule.pattern) - exactness(a.rule.pattern));
  const none = ruleOf([]);
  const find = (pathname: string) => {
    const path = pagePath(pathname);
    return matchers.find(({ matches }) => matches.test(path))?.rule ?? none;
  };
  return { find, all };
}

type Route = NonNullable<ServerBuild['routes'][string]>;

/** A route and the routes around it, outermost first. */
function withAncestors(route: Route, routes: ServerBuild['routes']): Route[] {
  const parent = route.parentId && routes[route.parentId];
  return parent ? [...withAncestors(parent, routes), route] : [route];
}

function ruleOf(ancestry: Route[]): PageRule {
  const handles = ancestry.map(({ module }) => handleShape.parse(module.handle ?? {}));
  const uncached = handles.flatMap((handle) => handle.uncached ?? []);
  const parameters = handles.flatMap((handle) => handle.parameters ?? []);
  const isSecret = handles.some((handle) => handle.secret);
  return {
    pattern: `/${ancestry.flatMap(({ path }) => path || []).join('/')}`,
    parameters: [...new Set([partsParameter, ...parameters, ...uncached])].sort(),
    uncached: new Set(uncached),
    several: new Set(handles.flatMap((handle) => handle.several ?? [])),
    values: new Map(
      handles.flatMap(({ values = {} }) =>
        Object.entries(values).map(([name, pattern]) => [name, new RegExp(`^(?:${pattern})$`)] as const),
      ),
    ),
    routes: new Set(ancestry.map(({ id }) => id)),
    isSecret,
    isUnlisted: isSecret || handles.some((handle) => handle.unlisted),
  };
}

function pagePath(pathname: string): string {
  const page = pathname.startsWith(`${startFolder}/`) ? pathname.slice(startFolder.length) : pathname;
  const { rest } = languageOfPath(page);
  const path = rest.replace(/(^|\/)_\.data$|\.data$/, '') || '/';
  try {
    // An escaped slash separates no segments, as in the router.
    return path.replace(/(?:%(?!2f)[0-9a-f]{2})+/gi, decodeURIComponent);
  } catch {
    return path;
  }
}

/** The addresses that robots.txt disallows, as it writes them, in each language: a rule holds from the first letter on. */
export function closedPaths({ all }: PageRules): string[] {
  const unlisted = new Set(all.filter(({ isUnlisted }) => isUnlisted).map(({ pattern }) => robotsPattern(pattern)));
  const paths = [...unlisted].sort();
  return languages.filter(({ ready }) => ready).flatMap(({ code }) => paths.map((path) => inLanguage(path, code)));
}

/** The patterns of the addresses whose parameters must not be logged. */
export function secretPatterns({ all }: PageRules): string[] {
  return all.filter(({ isSecret }) => isSecret).map(({ pattern }) => pattern);
}
