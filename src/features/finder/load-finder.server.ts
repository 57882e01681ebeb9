import { and, asc, eq, isNull, lte, or } from '#core/drizzle.ts';
import { localize } from '#core/text/localize.ts';
import { db } from '#db/client.server.ts';
import { byContentVersion } from '#db/content/by-content-version.server.ts';
import { productFamilies } from '#db/schema/families.ts';
import {
  approvalEdges,
  approvalOrders,
  approvals,
  approvalsPerBox,
  finderRules,
  type RuleScope,
  suppliedFamilies,
} from '#db/schema/finder.ts';
import { orders } from '#db/schema/orders.ts';
import { serviceCategories, services } from '#db/schema/services.ts';
import type { OrderName } from '#features/orders/order-view.ts';
import type { SideEffect } from '#features/requirements/side-rules.schema.ts';
import type { LanguageCode } from '#locales/languages.ts';
import type { Effect } from './evaluation/evaluate.ts';
import { listFactTexts } from './facts/list-fact-texts.server.ts';

export type FinderRule = Omit<Awaited<ReturnType<typeof listRules>>[number], 'effect' | 'way'> & {
  effect: Effect;
  /** The service that obtains what it asks for, where that is not the one of the approval. */
  way?: (Way & { name?: string }) | null;
  /** What it asks, or how certain it is, where it comes from the rows of a family rather than from its facts. */
  beside?: SideEffect;
  /** Whether its sentence contains its condition. */
  saysIf?: boolean;
  /** Whether a sheet names it before anything else. */
  leads?: boolean;
  /** The order that it is an exemption from, and the clause that grants it; null where no source names one. */
  order?: OrderName;
  clause?: string | null;
};
/** The service that obtains an approval, with its page; all null where we have none. */
type Way = ReturnType<typeof wayOf>;
export type Approval = Awaited<ReturnType<typeof listApprovals>>[number];
/** One approval that waits for another, with what makes it wait. */
export type ApprovalEdge = Awaited<ReturnType<typeof listEdges>>[number];

/** An order that counts for an approval only if its condition holds, such as that of one band of radio. */
export type ApprovalOrder = Awaited<ReturnType<typeof listOrdersOfApprovals>>[number];

/** What is the same for all families: approvals, facts and rules, in the reader's language. */
export const loadFinder = byContentVersion(async (language, today) => {
  const [ofApprovals, rules, edges, ofOrders, supplies, facts] = await Promise.all([
    listApprovals(language),
    listRules(language, today),
    listEdges(language),
    listOrdersOfApprovals(language),
    listSupplies(),
    listFactTexts(language),
  ]);
  return { approvals: ofApprovals, rules, edges, orders: ofOrders, supplies, facts };
});

const { slug, name, shortName, regulator, translations } = services;
const serviceColumns = { slug, name, shortName, regulator, translations };
type FoundService = Pick<typeof services.$inferSelect, keyof typeof serviceColumns>;

async function listApprovals(language: LanguageCode) {
  const rows = await db()
    .select({
      approval: approvals,
      service: serviceColumns,
      category: serviceCategories.slug,
      perBox: approvalsPerBox.approvalId,
    })
    .from(approvals)
    .leftJoin(approvalsPerBox, eq(approvalsPerBox.approvalId, approvals.id))
    .leftJoin(services, eq(services.id, approvals.serviceId))
    .leftJoin(serviceCategories, eq(serviceCategories.id, services.categoryId))
    .where(eq(approvals.status, 'published'))
    .orderBy(asc(approvals.position));
  return rows.map(({ approval, service: found, category, perBox }) => {
    const { id, key, name, routeOf, madeIn, lists, beside } = localize(approval, language);
    return {
      id,
      key,
      name,
      routeOf,
      madeIn,
      lists,
      beside,
      perBox: perBox !== null,
      ...wayOf(found, category, language),
    };
  });
}

function wayOf(found: FoundService | null, category: string | null, language: LanguageCode) {
  if (!found) return { service: null, serviceName: null, regulator: null, to: null };
  const { slug, name, regulator } = localize(found, language);
  return { service: slug, serviceName: name, regulator, to: category ? `/services/${category}/${slug}` : null };
}

async function listRules(language: LanguageCode, today: string) {
  const rows = await db()
    .select({
      rule: finderRules,
      approval: approvals.key,
      service: serviceColumns,
      category: serviceCategories.slug,
    })
    .from(finderRules)
    .innerJoin(approvals, eq(approvals.id, finderRules.approvalId))
    .leftJoin(services, eq(services.id, finderRules.serviceId))
    .leftJoin(serviceCategories, eq(serviceCategories.id, services.categoryId))
    .where(
      and(eq(finderRules.status, 'published'), or(isNull(finderRules.validFrom), lte(finderRules.validFrom, today))),
    );
  return rows.map(({ rule, approval, service, category }) => {
    const { key, effect, condition, reason, source, confidence, overrides } = localize(rule, language);
    const way = service && { ...wayOf(service, category, language), ...nameOf(service, language) };
    return { key, approval, effect, condition, scope: scopeOf(rule), reason, source, confidence, overrides, way };
  });
}

/** A service of its own has another name too: a cosmetic is registered rather than licensed. */
function nameOf(service: FoundService, language: LanguageCode): { name?: string } {
  const { shortName } = localize(service, language);
  return shortName ? { name: shortName } : {};
}

type WrittenScope = Pick<
  typeof finderRules.$inferSelect,
  'allGroups' | 'groups' | 'families' | 'hsChapters' | 'exceptGroups' | 'exceptFamilies'
>;

/** Which families a rule concerns, as it is stored. */
export function scopeOf(rule: WrittenScope): RuleScope {
  const { allGroups, groups, families, hsChapters, exceptGroups, exceptFamilies } = rule;
  return {
    ...(allGroups ? { groups: 'all' as const } : { groups }),
    families,
    // Without chapters a rule concerns families with any code.
    ...(hsChapters.length > 0 && { 'hs-chapters': hsChapters }),
    ...{ 'except-groups': exceptGroups, 'except-families': exceptFamilies },
  };
}

async function listEdges(language: LanguageCode) {
  const rows = await db().select().from(approvalEdges).where(eq(approvalEdges.status, 'published'));
  const keys = new Map(
    (await db().select({ id: approvals.id, key: approvals.key }).from(approvals)).map(({ id, key }) => [id, key]),
  );
  return rows.map((row) => {
    const { beforeId, afterId, why, source } = localize(row, language);
    return { before: keys.get(beforeId) ?? '', after: keys.get(afterId) ?? '', why, source };
  });
}

async function listOrdersOfApprovals(language: LanguageCode) {
  const rows = await db()
    .select({ approval: approvals.key, condition: approvalOrders.condition, order: orders })
    .from(approvalOrders)
    .innerJoin(approvals, eq(approvals.id, approvalOrders.approvalId))
    .innerJoin(orders, and(eq(orders.id, approvalOrders.orderId), eq(orders.status, 'published')))
    .orderBy(asc(approvalOrders.position));
  return rows.map(({ approval, condition, order }) => {
    const { slug, number, title } = localize(order, language);
    return { approval, condition, order: { slug, number, title } };
  });
}

/** Which family an item in the box is, the first that fits first. */
function listSupplies() {
  const { item, scope, condition, position } = suppliedFamilies;
  return db()
    .select({ item, scope, condition, family: productFamilies.slug })
    .from(suppliedFamilies)
    .innerJoin(productFamilies, eq(productFamilies.id, suppliedFamilies.familyId))
    .orderBy(asc(position));
}
