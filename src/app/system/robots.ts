import { closedPathsContext, publicUrlContext } from '#app/context.server.ts';
import type { Route } from './+types/robots';

/** Closes the calls and the pages whose routes declare that search engines leave them out; all others may be read. */
export function loader({ context }: Route.LoaderArgs) {
  const rules = context.get(closedPathsContext).map((path) => `Disallow: ${path}`);
  return new Response(`User-agent: *\n${rules.join('\n')}\n\nSitemap: ${context.get(publicUrlContext)}/sitemap.xml\n`, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  });
}
