import type { Problem } from '#core/content/content-error.ts';
import type { YamlFile } from '#core/content/content-files.server.ts';
import { lineKey } from '#features/orders/line-facts.ts';
import type { OrderFile } from '#features/orders/order-file.ts';
import type { HsCode } from '#features/orders/read-orders.ts';

type Orders = { instruments: readonly YamlFile<OrderFile>[]; codes: readonly HsCode[] };

/** Reports orders and customs codes that name a row which no list has. */
export function checkLines({ instruments, codes }: Orders, known: ReadonlySet<string>, problems: Problem[]): void {
  for (const { file, value, lineOf } of instruments) {
    const check = (lines: Record<string, string[]> | undefined, path: PropertyKey[]) => {
      for (const [list, keys] of Object.entries(lines ?? {})) {
        const unknown = keys.filter((key) => !known.has(lineKey({ list, key })));
        if (unknown.length > 0) problems.push({ file, line: lineOf([...path, list]), reason: noRow(list, unknown) });
      }
    };
    check(value.lines, ['lines']);
    for (const [index, { lines }] of value.effects.entries()) check(lines, ['effects', index, 'lines']);
  }
  for (const { list, key, file, line } of codes)
    if (!known.has(lineKey({ list, key }))) problems.push({ file, line, reason: noRow(list, [key]) });
}

function noRow(list: string, keys: string[]): string {
  const some = keys.slice(0, 5).map((key) => `'${key}'`);
  return `the list ${list} has no row ${some.join(', ')}`;
}
