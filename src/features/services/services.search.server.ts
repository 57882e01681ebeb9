import { eq, type SQL, sql } from '#core/drizzle.ts';
import { localize } from '#core/text/localize.ts';
import { db } from '#db/client.server.ts';
import { byContentVersion } from '#db/content/by-content-version.server.ts';
import { services } from '#db/schema/services.ts';
import { translationsIn } from '#db/translations-in.server.ts';
import { defineSearch } from '#features/search/search-source.ts';
import { allTranslations, namesIn, plainText, translated, words } from '#features/search/search-text.server.ts';
import type { LanguageCode } from '#locales/languages.ts';

/** A service within a search result, as `serviceResult` selects it. */
export type ServiceResult = {
  id: number;
  slug: string;
  name: string;
  category: string;
  translations: Record<string, Record<string, string>>;
};

/** The service `s` of the category `c` as a JSON object. */
export const serviceResult = sql`jsonb_build_object('id', s.id, 'slug', s.slug, 'name', s.name, 'category', c.slug, 'translations', s.translations)`;

/** Joins the service `s` and its category `c`, both published, to a requirement `m`. */
export const serviceOfRequirement = sql`services s on s.id = m.service_id and s.status = 'published'
  join service_categories c on c.id = s.category_id and c.status = 'published'`;

/** Only the short name of a service `s`, because words such as "registration" would make a query find most products. */
export const wordsForProducts = sql`concat_ws(' ', coalesce(s.short_name, s.name), ${translated(sql`s.translations`, 'shortName')})`;

export function presentServiceResult(row: ServiceResult, language: LanguageCode) {
  const { id, name, slug, category } = localize(row, language);
  return { id, name, slug, service_category: { slug: category } };
}

/** The names of the published services in a language, as they are searched in. */
const listOwnNames = byContentVersion(async (language) => {
  const { id, status } = services;
  const translations = translationsIn(language, services.translations);
  return namesIn(language, await db().select({ id, translations }).from(services).where(eq(status, 'published')));
});

/** A text of each section `x` of a service `s`, as one. */
const sectionTexts = (text: SQL) => sql`(
  select coalesce(string_agg(${text}, ' ' order by x.position, x.id), '')
    from service_sections x where x.service_id = s.id and x.status = 'published')`;

/** The sections of a service in all languages take more than those of one. */
const mostTranslated = 200_000;

export const servicesSearch = defineSearch<ServiceResult>({
  kind: 'service',
  table: services,
  documents: (ids) => sql`
    select s.id, ${words(sql`s.name`)}, '{}'::text[],
      ${words(sql`concat_ws(' ', ${translated(sql`s.translations`, 'name')})`)},
      ${plainText(sql`concat_ws(' ', s.tagline, s.description, c.name, s.regulator, s.governing_order, s.who_needs_it,
        ${allTranslations(sql`s.translations`)}, ${sectionTexts(sql`concat_ws(' ', x.name, x.title, x.content)`)})`)}
        || ' ' || ${plainText(sectionTexts(allTranslations(sql`x.translations`)), mostTranslated)}
    from services s join service_categories c on c.id = s.category_id and c.status = 'published'
    where s.status = 'published' and s.id = any(${ids})`,
  lent: (ids) => sql`select s.id, ${wordsForProducts} from services s where s.id = any(${ids})`,
  ownNames: listOwnNames,
  view: {
    select: (ids) => sql`
      select s.id, ${serviceResult} from services s join service_categories c on c.id = s.category_id
      where s.status = 'published' and c.status = 'published' and s.id = any(${ids})`,
    add: (results, row, language) => results.services.push(presentServiceResult(row, language)),
  },
});
