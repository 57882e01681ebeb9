import { asc, eq } from '#core/drizzle.ts';
import { localize } from '#core/text/localize.ts';
import { db } from '#db/client.server.ts';
import { byContentVersion } from '#db/content/by-content-version.server.ts';
import { approvals, finderFacts, finderRules } from '#db/schema/finder.ts';
import { serviceCategories, services } from '#db/schema/services.ts';
import type { SideEffect } from '#features/requirements/side-rules.schema.ts';
import type { LanguageCode } from '#locales/languages.ts';

export type FinderRule = Awaited<ReturnType<typeof listRules>>[number] & {
  /** What it asks, or how certain it is, where it comes from the rows of a family rather than from its facts. */
  beside?: SideEffect;
  /** Whether its sentence contains its condition. */
  saysIf?: boolean;
  /** Whether a sheet names it before anything else. */
  leads?: boolean;
};
export type Approval = Awaited<ReturnType<typeof listApprovals>>[number];
/** A fact with the words that follow "if". */
export type FactText = { kind: (typeof finderFacts.$inferSelect)['kind']; words: Record<string, string> };

/** What is the same for all families: approvals, facts and rules, in the reader's language. */
export const loadFinder = byContentVersion(async (language) => {
  const [ofApprovals, rules, facts] = await Promise.all([
    listApprovals(language),
    listRules(language),
    db().select().from(finderFacts).where(eq(finderFacts.status, 'published')),
  ]);
  const texts = facts.map(({ key, kind, words, translations }): [string, FactText] => [
    key,
    { kind, words: { ...words, ...translations[language] } },
  ]);
  return { approvals: ofApprovals, rules, facts: new Map(texts) };
});

async function listApprovals(language: LanguageCode) {
  const rows = await db()
    .select({ approval: approvals, service: services.slug, category: serviceCategories.slug })
    .from(approvals)
    .leftJoin(services, eq(services.id, approvals.serviceId))
    .leftJoin(serviceCategories, eq(serviceCategories.id, services.categoryId))
    .where(eq(approvals.status, 'published'))
    .orderBy(asc(approvals.position));
  return rows.map(({ approval, service, category }) => {
    const { id, key, name, routeOf, madeIn, lists, beside } = localize(approval, language);
    return {
      id,
      key,
      name,
      routeOf,
      madeIn,
      lists,
      beside,
      service,
      to: service && category ? `/services/${category}/${service}` : null,
    };
  });
}

async function listRules(language: LanguageCode) {
  const rows = await db()
    .select({ rule: finderRules, approval: approvals.key })
    .from(finderRules)
    .innerJoin(approvals, eq(approvals.id, finderRules.approvalId))
    .where(eq(finderRules.status, 'published'));
  return rows.map(({ rule, approval }) => {
    const { key, effect, condition, scope, reason, confidence, overrides } = localize(rule, language);
    return { key, approval, effect, condition, scope, reason, confidence, overrides };
  });
}
