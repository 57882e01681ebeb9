import { distinctBy } from '#core/distinct-by.ts';
import { todayInIndia } from '#core/time/dates.ts';
import { lineKey } from '#features/orders/lines/line-facts.ts';
import { listExemptionsOn } from '#features/orders/list-exemptions.server.ts';
import type { OrderName } from '#features/orders/order-view.ts';
import { listSideRulesOfLines } from '#features/requirements/side-rules/list-side-rules-of-product.server.ts';
import type { LanguageCode } from '#locales/languages.ts';
import { type assessFamily, isInScope } from './assess-family.ts';
import type { Facts } from './condition.schema.ts';
import { exemptionsOfFamily } from './exemptions-of-family.ts';
import type { Family } from './find-family.server.ts';
import { type LineRow, listLineRows } from './list-line-rows.server.ts';
import { loadFinder } from './load-finder.server.ts';
import { sideRulesOfFamily } from './side-rules-of-family.ts';

/** What `assessFamily` needs, and what is the same for all families. */
export type KnownFamily = Parameters<typeof assessFamily>[0] & { finder: Awaited<ReturnType<typeof loadFinder>> };

/** All that is known today about a family, with what a visitor has said of his own product. */
export async function knowFamily(family: Family, language: LanguageCode, given: Facts): Promise<KnownFamily> {
  const today = todayInIndia();
  const lines = family.lines.map(({ list, listKey }) => ({ list, key: listKey }));
  const [finder, found, sideRules] = await Promise.all([
    loadFinder(language),
    lines.length > 0 ? listLineRows(lines, today, language) : new Map<string, LineRow>(),
    lines.length > 0 ? listSideRulesOfLines(lines, language) : [],
  ]);
  const rows = new Map(
    lines.flatMap((line) => {
      const row = found.get(lineKey(line));
      return row ? [[lineKey(line), row] as const] : [];
    }),
  );
  const rules = finder.rules.filter(({ scope }) => isInScope(scope, family));
  const ownRules = sideRulesOfFamily(family, sideRules, { approvals: finder.approvals, rules }, today);
  // What is on sale, as every sheet takes for granted, has no exemption that a fact decides.
  const exempting = given.purpose ? await listExemptionsOn(ordersOf(rows.values()), today, language) : [];
  const exemptions = exemptionsOfFamily(rows, exempting);
  return { family, rows, ownRules, exemptions, finder, given, today };
}

/** The orders under which these rows stand, each once. */
export function ordersOf(rows: Iterable<LineRow>): OrderName[] {
  const named = [...rows].flatMap(({ order }) => order ?? []);
  return distinctBy(named, ({ slug }) => slug);
}
