import { eq, sql } from '#core/drizzle.ts';
import { localize } from '#core/text/localize.ts';
import { translate } from '#core/text/messages.server.ts';
import { db } from '#db/client.server.ts';
import { byContentVersion } from '#db/content/by-content-version.server.ts';
import type { Translations } from '#db/schema/columns.ts';
import { productFamilies } from '#db/schema/families.ts';
import { translationsIn } from '#db/translations-in.server.ts';
import { addFurther } from '#features/search/search.schema.ts';
import { defineSearch } from '#features/search/search-source.ts';
import { namesIn, plainText, translated, words } from '#features/search/search-text.server.ts';
import { readFacts } from './match/read-facts.ts';

type FamilyResult = { id: number; slug: string; name: string; translations: Translations };

/**
 * The trade names stand in the body, because the words of titles are what mistyped words of every kind are corrected to.
 * Misspelt names are left out: the matcher of names knows them.
 */
const names = sql`(select string_agg(n.text, ' ' order by n.text) from family_names n where n.family_id = f.id and n.kind <> 'misspelling')`;

/** The names of the published families in a language, as they are searched in. */
const listOwnNames = byContentVersion(async (language) => {
  const { id, status } = productFamilies;
  const translations = translationsIn(language, productFamilies.translations);
  const rows = await db().select({ id, translations }).from(productFamilies).where(eq(status, 'published'));
  return namesIn(language, rows);
});

export const familiesSearch = defineSearch<FamilyResult>({
  kind: 'family',
  table: productFamilies,
  documents: (ids) => sql`
    select f.id, ${words(sql`f.name`)}, '{}'::text[], ${words(sql`concat_ws(' ', ${translated(sql`f.translations`, 'name')})`)},
      ${plainText(sql`concat_ws(' ', ${names}, f.definition, ${translated(sql`f.translations`, 'definition')})`)}
    from product_families f where f.status = 'published' and f.id = any(${ids})`,
  ownNames: listOwnNames,
  withoutFacts(query) {
    const { facts, rest } = readFacts(query);
    const named = facts.reduce((text, { words: said }) => text.replace(said, ' '), rest);
    return named.replace(/ for .*/u, '').trim();
  },
  view: {
    select: (ids) => sql`
      select id, jsonb_build_object('id', id, 'slug', slug, 'name', name, 'translations', translations)
      from product_families where status = 'published' and id = any(${ids})`,
    add(results, row, language) {
      const { id, slug, name } = localize(row, language);
      const group = { kind: 'family', label: translate(familiesTexts.label, language) };
      addFurther(results, group, { id, name, url: `/approval-finder/${slug}`, note: null });
    },
  },
});

/** The heading over the families that a search has found. */
const familiesTexts = { label: /*i18n*/ 'Approval finder' };
