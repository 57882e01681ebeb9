import type { LanguageCode } from '#locales/languages.ts';
import type { SiteMapEntry, SiteMapPart } from './site-map-part.ts';

let declared: SiteMapPart[] | undefined;

/** Sets the parts of the sitemap page. Called once when a process starts, with what the features declare. */
export function declareSiteMap(parts: readonly SiteMapPart[]): void {
  declared = parts.toSorted((a, b) => a.position - b.position);
}

/** The sitemap for people: the site's pages with their children, and the pages of cities. */
export async function readSiteMap(language: LanguageCode): Promise<Record<SiteMapPart['group'], SiteMapEntry[]>> {
  if (!declared) throw new Error('declareSiteMap() must be called first');
  const read = await Promise.all(declared.map(async ({ group, list }) => ({ group, entries: await list(language) })));
  const entriesOf = (group: SiteMapPart['group']) =>
    read.filter((part) => part.group === group).flatMap((part) => part.entries);
  return { pages: entriesOf('pages'), cities: entriesOf('cities') };
}
