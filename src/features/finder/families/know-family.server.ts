import { distinctBy } from '#core/distinct-by.ts';
import type { SQL } from '#core/drizzle.ts';
import { NotFoundError } from '#core/errors.ts';
import { todayInIndia } from '#core/time/dates.ts';
import { isInVain } from '#db/client.server.ts';
import { keptByContentVersion } from '#db/content/by-content-version.server.ts';
import { lineKey } from '#features/orders/lines/line-facts.ts';
import { listExemptionsOn } from '#features/orders/list-exemptions.server.ts';
import type { OrderName } from '#features/orders/order-view.ts';
import {
  listSideRulesOfLines,
  type SideRule,
} from '#features/requirements/side-rules/list-side-rules-of-product.server.ts';
import type { LanguageCode } from '#locales/languages.ts';
import type { Facts } from '../condition.schema.ts';
import { type assessFamily, isInScope } from '../evaluation/assess-family.ts';
import { type LineRow, listLineRows } from '../list-line-rows.server.ts';
import { loadFinder } from '../load-finder.server.ts';
import { rulesOfUnknown, unknownProduct } from '../unknown-product.ts';
import { exemptionsOfFamily } from './exemptions-of-family.server.ts';
import {
  type Family,
  findFamiliesTogether,
  findFamily,
  listWholeFamilies,
  mostFamilies,
} from './find-family.server.ts';
import { importsOf, sideRulesFor, sideRulesOfFamily } from './side-rules-of-family.ts';

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

/**
 * Looks several families up at once, for whoever knows each of them next: a dozen queries for all of them instead of for
 * each. One that cannot be looked up is left to them.
 */
export async function knowTogether(slugs: readonly string[], language: LanguageCode, today: string): Promise<void> {
  const named = slugs.filter((slug) => slug !== unknownProduct);
  // A preview keeps nothing.
  if (named.length < 2 || isInVain()) return;
  await Promise.allSettled([findFamiliesTogether(named, language)]);
  let looking: ReturnType<typeof lookUpAll> | undefined;
  const find = async (slug: string) => {
    looking ??= lookUpAll(named, language, today);
    const found = (await looking).get(slug);
    if (!found) throw new NotFoundError(`no family ${slug}`);
    return found;
  };
  await Promise.allSettled(named.map((slug) => kept(`${language} ${today} ${slug}`, () => find(slug))));
}

async function lookUpAll(slugs: readonly string[], language: LanguageCode, today: string) {
  const families = (await Promise.all(slugs.map((slug) => findFamily(slug, language)))).filter((each) => each !== null);
  const shared = await knowShared(families, language, today);
  const all = families.map((family) => knownOf(family, shared, today));
  const orders = distinctBy(
    all.flatMap(({ rows }) => ordersOf(rows.values())),
    ({ slug }) => slug,
  );
  const byOrder = new Map((await listExemptionsOn(orders, today, language)).map((each) => [each.order.slug, each]));
  return new Map(
    all.map((known) => {
      const ofOrders = ordersOf(known.rows.values()).flatMap(({ slug }) => byOrder.get(slug) ?? []);
      return [known.family.slug, { known, exemptions: exemptionsOfFamily(known.rows, ofOrders) }];
    }),
  );
}

/** What is known of every family, or of some, when nobody has said anything of their products. */
export async function knowFamilies(
  language: LanguageCode,
  which?: SQL,
  today = todayInIndia(),
): Promise<KnownFamily[]> {
  return (await knowAmong(await listWholeFamilies(language, which), language, today)).families;
}

/**
 * The same of families that have been read, with what they share.
 * @param before what they shared before a write of nothing but families; they share it still unless one of them has a
 * further row
 */
export async function knowAmong(
  families: readonly Family[],
  language: LanguageCode,
  today: string,
  before?: Shared,
): Promise<{ families: KnownFamily[]; shared: Shared }> {
  const isKnown = families.flatMap(linesOf).every((line) => before?.lines.has(lineKey(line)));
  const shared = before && isKnown ? before : await knowShared(families, language, today);
  return { families: families.map((family) => knownOf(family, shared, today)), shared };
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
  return { finder, found, sideRules, lines: new Set(lines.map(lineKey)) };
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
