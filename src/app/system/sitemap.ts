import { data } from 'react-router';
import { publicUrlContext } from '#app/context.server.ts';
import { listSitemapEntries } from '#core/sitemap/declare-site-pages.server.ts';
import { inLanguage } from '#core/text/language.ts';
import { getFrame } from '#features/site/frame.server.ts';
import { defaultLanguage } from '#locales/languages.ts';
import type { Route } from './+types/sitemap';
import { xmlResponse } from './xml-response.ts';

/**
 * One sitemap file: addresses in one language, each with those in all languages of this host, itself among them, and the
 * one for readers of none of them.
 */
export async function loader({ context, params }: Route.LoaderArgs) {
  const [, file = '', page = ''] = /^([a-z-]+)-([1-9]\d{0,3})\.xml$/.exec(params.file) ?? [];
  const base = context.get(publicUrlContext);
  const { host } = await getFrame(base, defaultLanguage);
  const own = host.languages.find((code) => code.toLowerCase() === params.language);
  const entries = own ? await listSitemapEntries(file, Number(page)) : [];
  if (!own || entries.length === 0) throw data(null, { status: 404 });
  const items = entries.map(({ path, changedAt }) => {
    const changed = changedAt ? `<lastmod>${changedAt.toISOString().slice(0, 10)}</lastmod>` : '';
    const link = (name: string, language: string) =>
      `<xhtml:link rel="alternate" hreflang="${name}" href="${base}${inLanguage(path, language)}"/>`;
    const versions = [...host.languages.map((code) => link(code, code)), link('x-default', defaultLanguage)];
    return `<url><loc>${base}${inLanguage(path, own)}</loc>${changed}${versions.join('')}</url>`;
  });
  return xmlResponse(
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${items.join('')}</urlset>`,
  );
}
