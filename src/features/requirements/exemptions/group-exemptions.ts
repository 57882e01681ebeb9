import type { Exemption } from '#features/orders/list-exemptions.server.ts';
import { exemptionKinds, isReported } from '#features/orders/order-kinds.schema.ts';
import type { OrderName } from '#features/orders/order-view.ts';

/** The exemptions from one order. */
export type ExemptionsOfOrder = { order: OrderName; exemptions: readonly Exemption[] };

/** An exemption with all the orders from which it is granted in the same words. */
export type ExemptionRule = Omit<Exemption, 'grantedOn' | 'recordedOn'> & { orders: OrderName[] };

/** Lists an exemption once for all the orders that share it; those of the most orders come first. */
export function groupExemptions(ofOrders: readonly ExemptionsOfOrder[]): ExemptionRule[] {
  const rules = new Map<string, ExemptionRule>();
  for (const { order, exemptions } of ofOrders) {
    for (const { id, grantedOn: _grantedOn, recordedOn: _recordedOn, confidence, ...said } of exemptions) {
      const key = JSON.stringify(said);
      const rule = rules.get(key) ?? { id, ...said, confidence, orders: [] };
      // That one of the orders was read in reports alone is said of all of them.
      rules.set(key, isReported(confidence) ? { ...rule, confidence } : rule);
      rule.orders.push(order);
    }
  }
  const place = ({ kind }: ExemptionRule) => exemptionKinds.indexOf(kind);
  return [...rules.values()].sort((a, b) => b.orders.length - a.orders.length || place(a) - place(b));
}
