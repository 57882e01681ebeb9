import type { ExemptionKind } from '#features/orders/order-kinds.schema.ts';
import type { ExemptionRule } from './group-exemptions.ts';

/** The exemptions of a service in brief. */
export type ExemptionSummary = {
  /** How many orders grant an exemption. */
  orders: number;
  /** For the kinds that most orders share: the condition that most of them set. */
  common: { kind: ExemptionKind; condition: string }[];
};

const mostCommon = 2;

export function summariseExemptions(rules: readonly ExemptionRule[]): ExemptionSummary {
  const slugs = (counted: readonly ExemptionRule[]) =>
    new Set(counted.flatMap(({ orders }) => orders.map(({ slug }) => slug)));
  const kinds = [...Map.groupBy(rules, ({ kind }) => kind)].sort(([, a], [, b]) => slugs(b).size - slugs(a).size);
  const common = kinds.flatMap(([kind, rulesOfKind]) => {
    const condition = rulesOfKind.find((rule) => rule.condition)?.condition;
    return condition ? [{ kind, condition }] : [];
  });
  return { orders: slugs(rules).size, common: common.slice(0, mostCommon) };
}
