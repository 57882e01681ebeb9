import type { Problem } from '#core/content/content-error.ts';
import { translate } from '#core/text/messages.server.ts';
import { defaultLanguage } from '#locales/languages.ts';
import { conditionFaults, type FactsByKey } from '../condition/condition-faults.ts';
import type { FinderFiles } from './finder-files.server.ts';

type Known = Record<'approvals' | 'orders', ReadonlySet<string>> & { facts: FactsByKey };

/** Reports approvals, orders and facts that do not exist, and an order that stands twice for an approval. */
export function checkOrdersOfApprovals(
  { orders }: Pick<FinderFiles, 'orders'>,
  known: Known,
  problems: Problem[],
): void {
  for (const [index, { approval, order, condition }] of orders.value.entries()) {
    const report = (field: string, reason: string) =>
      problems.push({ file: orders.file, line: orders.lineOf([index, field]), reason });
    if (!known.approvals.has(approval)) report('approval', `there is no approval ${approval}`);
    if (!known.orders.has(order)) report('order', `there is no order ${order}`);
    if (orders.value.findIndex((other) => other.approval === approval && other.order === order) < index)
      report('order', `${order} stands twice for ${approval}`);
    for (const fault of conditionFaults(condition, known.facts)) report('condition', translate(fault, defaultLanguage));
  }
}
