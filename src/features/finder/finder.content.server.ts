import { defineContent } from '#db/content/content-source.server.ts';
import { approvalEdges, approvalOrders, approvalsPerBox, suppliedFamilies } from '#db/schema/finder.ts';
import { ordersContent } from '#features/orders/orders.content.server.ts';
import { approvalsContent } from './approvals/approvals.content.server.ts';
import { factsContent, factsInFiles } from './facts/facts.content.server.ts';
import { familiesContent, familyGroupsContent } from './families/families.content.server.ts';
import { checkEdges } from './import/check-edges.ts';
import { checkOrdersOfApprovals } from './import/check-orders-of-approvals.ts';
import { checkSupplied } from './import/check-supplied.ts';
import { readFinderFiles } from './import/finder-files.server.ts';

/** What waits for what, which order counts when, and which family a thing in the box is. */
export const finderContent = defineContent({
  async read({ files, readBy }) {
    const [read, facts, families, approvals, groups, instruments] = await Promise.all([
      readFinderFiles(files),
      readBy(factsContent),
      readBy(familiesContent),
      readBy(approvalsContent),
      readBy(familyGroupsContent),
      readBy(ordersContent),
    ]);
    const known = { families: families.keys, groups: groups.keys, approvals: approvals.keys };
    const inFiles = factsInFiles(facts.given);
    checkEdges(read, known, files.problems);
    checkSupplied(read, { ...known, facts: inFiles }, files.problems);
    const orders = new Set(instruments.instruments.map(({ slug }) => slug));
    checkOrdersOfApprovals(read, { approvals: approvals.keys, orders, facts: inFiles }, files.problems);
    return read;
  },
  async write({ sync, writtenBy }, read) {
    const approvalIds = await writtenBy(approvalsContent);
    const familyIds = await writtenBy(familiesContent);
    const edgeRows = read.edges.value.map(({ before, after, ...edge }) => ({
      ...edge,
      beforeId: approvalIds.get(before) ?? 0,
      afterId: approvalIds.get(after) ?? 0,
    }));
    await sync.rows(approvalEdges, ['beforeId', 'afterId'], edgeRows, { exact: true, texts: ['why'] });
    const orderIds = await writtenBy(ordersContent);
    const orderRows = read.orders.value.map(({ approval, order, ...row }, position) => ({
      ...{ ...row, position, approvalId: approvalIds.get(approval) ?? 0, orderId: orderIds.get(order) ?? 0 },
    }));
    await sync.rows(approvalOrders, ['approvalId', 'orderId'], orderRows, { exact: true });
    const perBoxRows = read.perBox.value.map((approval) => ({ approvalId: approvalIds.get(approval) ?? 0 }));
    await sync.rows(approvalsPerBox, ['approvalId'], perBoxRows, { exact: true });
    const suppliedRows = read.supplies.value.map(({ item, family, scope, condition }, position) => ({
      ...{ item, position, scope: scope ?? null, condition: condition ?? null },
      key: `${item} ${family} ${JSON.stringify(scope ?? null)}`,
      familyId: familyIds.get(family) ?? 0,
    }));
    await sync.rows(suppliedFamilies, ['key'], suppliedRows, { exact: true });
  },
});
