import { publicUrlContext } from '#app/context.server.ts';
import { listSitemaps, sitemapAddress } from '#core/sitemap/declare-site-pages.server.ts';
import { getFrame } from '#features/site/frame.server.ts';
import { defaultLanguage } from '#locales/languages.ts';
import type { Route } from './+types/sitemap-index';
import { xmlResponse } from './xml-response.ts';

/** The index of the sitemap files: those of each language that the host offers. */
export async function loader({ context }: Route.LoaderArgs) {
  const base = context.get(publicUrlContext);
  const [files, { host }] = await Promise.all([listSitemaps(), getFrame(base, defaultLanguage)]);
  const items = host.languages.flatMap((language) =>
    files.map(({ file, page }) => `<sitemap><loc>${base}${sitemapAddress(language, file, page)}</loc></sitemap>`),
  );
  return xmlResponse(
    `<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${items.join('')}</sitemapindex>`,
  );
}
