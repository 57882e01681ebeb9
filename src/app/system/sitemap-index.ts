import { publicUrlContext } from '#app/context.server.ts';
import { listSitemaps } from '#core/sitemap/declare-site-pages.server.ts';
import type { Route } from './+types/sitemap-index';
import { xmlResponse } from './xml-response.ts';

/** The index of the sitemap files. */
export async function loader({ context }: Route.LoaderArgs) {
  const base = context.get(publicUrlContext);
  const files = await listSitemaps();
  const items = files.map(({ file, page }) => `<sitemap><loc>${base}/sitemaps/${file}-${page}.xml</loc></sitemap>`);
  return xmlResponse(
    `<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${items.join('')}</sitemapindex>`,
  );
}
