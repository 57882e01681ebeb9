import { defineContent } from '#db/content/content-source.server.ts';
import { lineKey } from '#features/orders/lines/line-facts.ts';
import { ordersContent } from '#features/orders/orders.content.server.ts';
import { checkAcceptedStandards } from './checks/check-accepted-standards.ts';
import { checkEntries, entriesOf } from './checks/check-entries.ts';
import { checkLines } from './checks/check-lines.ts';
import { readLists } from './lists/read-lists.ts';

/** The rows of the official lists. Their standards and products are written by the sources that read them here. */
export const requirementListsContent = defineContent({
  async read({ files, readBy }) {
    const [rows, orders] = await Promise.all([readLists(files), readBy(ordersContent)]);
    const known = new Set(rows.map(lineKey));
    checkEntries(orders.instruments, known, files.problems);
    checkLines(orders, new Set([...known, ...entriesOf(orders.instruments).map(lineKey)]), files.problems);
    checkAcceptedStandards(orders.instruments, rows, files.problems);
    return rows;
  },
  async write() {},
});
