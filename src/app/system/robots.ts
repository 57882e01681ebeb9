import { closedPathsContext, publicUrlContext } from '#app/context.server.ts';
import type { Route } from './+types/robots';

/** Disallows the calls, and the pages whose routes say that search engines must leave them out; the rest is open. */
export function loader({ context }: Route.LoaderArgs) {
  const rules = context.get(closedPathsContext).map((path) => `Disallow: ${path}`);
  return new Response(`User-agent: *\n${rules.join('\n')}\n\nSitemap: ${context.get(publicUrlContext)}/sitemap.xml\n`, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  });
}
