import type { Problem } from '#core/content/content-error.ts';
import type { YamlFile } from '#core/content/content-files.server.ts';
import type { OrderFile } from '#features/orders/files/order-file.ts';
import type { HsCode, Worklist } from '#features/orders/files/read-orders.ts';
import { lineKey } from '#features/orders/lines/line-facts.ts';

type Orders = { instruments: readonly YamlFile<OrderFile>[]; codes: readonly HsCode[]; worklist: Worklist };

type Place = Pick<YamlFile<unknown>, 'file' | 'lineOf'>;

/** Reports orders, customs codes and doubts that name a row that is in no list. */
export function checkLines(orders: Orders, known: ReadonlySet<string>, problems: Problem[]): void {
  const check = (from: Place, lines: Record<string, string[]> = {}, path: PropertyKey[]) => {
    for (const [list, keys] of Object.entries(lines)) {
      const unknown = keys.filter((key) => !known.has(lineKey({ list, key })));
      const line = from.lineOf([...path, list]);
      if (unknown.length > 0) problems.push({ file: from.file, line, reason: noRow(list, unknown) });
    }
  };
  const { instruments, codes, worklist } = orders;
  for (const order of instruments) {
    check(order, order.value.lines, ['lines']);
    for (const [index, { lines }] of order.value.effects.entries()) check(order, lines, ['effects', index, 'lines']);
  }
  for (const [index, { lines }] of worklist.value.entries()) check(worklist, lines, [index, 'lines']);
  for (const { list, key, file, line } of codes)
    if (!known.has(lineKey({ list, key }))) problems.push({ file, line, reason: noRow(list, [key]) });
}

function noRow(list: string, keys: string[]): string {
  const some = keys.slice(0, 5).map((key) => `'${key}'`);
  return `the list ${list} has no row ${some.join(', ')}`;
}
