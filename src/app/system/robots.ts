import { publicUrlContext } from '#app/context.server.ts';
import type { Route } from './+types/robots';

/** Pages that hold nothing to find stay out; everything else may be read. */
const closed = [
  '/account',
  '/api',
  '/kyc',
  '/payment',
  '/password-reset',
  '/query-link',
  '/search',
  '/dev',
  '/thankyou',
];

export function loader({ context }: Route.LoaderArgs) {
  const rules = closed.map((path) => `Disallow: ${path}`).join('\n');
  return new Response(`User-agent: *\n${rules}\n\nSitemap: ${context.get(publicUrlContext)}/sitemap.xml\n`, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  });
}
