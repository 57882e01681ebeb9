import { distinctBy } from '#core/distinct-by.ts';
import type { SQL } from '#core/drizzle.ts';
import { todayInIndia } from '#core/time/dates.ts';
import { keptByContentVersion } from '#db/content/by-content-version.server.ts';
import { lineKey } from '#features/orders/lines/line-facts.ts';
import { listExemptionsOn } from '#features/orders/list-exemptions.server.ts';
import type { OrderName } from '#features/orders/order-view.ts';
import {
  listSideRulesOfLines,
  type SideRule,
} from '#features/requirements/side-rules/list-side-rules-of-product.server.ts';
import type { LanguageCode } from '#locales/languages.ts';
import { type assessFamily, isInScope } from './assess-family.ts';
import type { Facts } from './condition.schema.ts';
import { exemptionsOfFamily } from './exemptions-of-family.server.ts';
import { type Family, findFamily, listWholeFamilies, mostFamilies } from './find-family.server.ts';
import { type LineRow, listLineRows } from './list-line-rows.server.ts';
import { loadFinder } from './load-finder.server.ts';
import { importsOf, sideRulesFor, sideRulesOfFamily } from './side-rules-of-family.ts';
import { rulesOfUnknown, unknownProduct } from './unknown-product.ts';

/** What `assessFamily` needs, and what is the same for all families. */
export type KnownFamily = Parameters<typeof assessFamily>[0] & {
  finder: Awaited<ReturnType<typeof loadFinder>>;
  /** What the trade policy says today of the rows under which it falls or may fall. */
  imports: SideRule[];
};

const kept = keptByContentVersion<Awaited<ReturnType<typeof lookUp>>>(mostFamilies);

/** All that is known on a day about a family, with what a visitor has said of his own product. */
export async function knowFamily(
  family: Family,
  language: LanguageCode,
  given: Facts,
  today = todayInIndia(),
): Promise<KnownFamily> {
  const { known, exemptions } = await kept(`${language} ${today} ${family.slug}`, () =>
    lookUp(family, language, today),
  );
  // What is on sale, as every sheet takes for granted, has no exemption that a fact decides.
  return { ...known, exemptions: given.purpose ? exemptions : [], given };
}

async function lookUp(named: Family, language: LanguageCode, today: string) {
  // What is kept must be as new as its version of the content, and the caller may have read the family before that.
  const family = (await findFamily(named.slug, language)) ?? named;
  const found = knownOf(family, await knowShared([family], language, today), today);
  const known =
    family.slug === unknownProduct
      ? { ...found, finder: { ...found.finder, rules: rulesOfUnknown(found.finder.rules) } }
      : found;
  const ofOrders = await listExemptionsOn(ordersOf(known.rows.values()), today, language);
  return { known, exemptions: exemptionsOfFamily(known.rows, ofOrders) };
}

/** The same of every family, or of some, when nobody has said anything of their products. */
export async function knowFamilies(
  language: LanguageCode,
  which?: SQL,
  today = todayInIndia(),
): Promise<KnownFamily[]> {
  const families = await listWholeFamilies(language, which);
  const shared = await knowShared(families, language, today);
  return families.map((family) => knownOf(family, shared, today));
}

type Shared = Awaited<ReturnType<typeof knowShared>>;

/** The rows of these families, and the rules beside the lists that concern them. */
async function knowShared(families: readonly Family[], language: LanguageCode, today: string) {
  const lines = distinctBy(families.flatMap(linesOf), lineKey);
  const [finder, found, sideRules] = await Promise.all([
    loadFinder(language, today),
    lines.length > 0 ? listLineRows(lines, today, language) : new Map<string, LineRow>(),
    lines.length > 0 ? listSideRulesOfLines(lines, language) : [],
  ]);
  return { finder, found, sideRules };
}

function knownOf(family: Family, { finder, found, sideRules }: Shared, today: string): KnownFamily {
  const rules = finder.rules.filter(({ scope }) => isInScope(scope, family));
  const concerned = sideRulesFor(linesOf(family), sideRules);
  const ownRules = sideRulesOfFamily(family, concerned, { approvals: finder.approvals, rules }, today);
  const imports = importsOf(concerned, finder.approvals, today);
  return { family, rows: rowsOf(family, found), ownRules, imports, finder, given: {}, today };
}

const linesOf = ({ lines }: Family) => lines.map(({ list, listKey }) => ({ list, key: listKey }));

function rowsOf(family: Family, found: Shared['found']): Map<string, LineRow> {
  return new Map(
    linesOf(family).flatMap((line) => {
      const row = found.get(lineKey(line));
      return row ? [[lineKey(line), row] as const] : [];
    }),
  );
}

/** The orders under which these rows stand, each once. */
export function ordersOf(rows: Iterable<LineRow>): OrderName[] {
  const named = [...rows].flatMap(({ order }) => order ?? []);
  return distinctBy(named, ({ slug }) => slug);
}
