import type { Problem } from '#core/content/content-error.ts';
import type { YamlFile } from '#core/content/content-files.server.ts';
import type { OrderFile } from '#features/orders/files/order-file.ts';
import { lineKey } from '#features/orders/lines/line-facts.ts';
import { parseStandardNumber } from '#features/standards/standard-number.ts';
import type { ImportedRequirement } from '../lists/imported-requirement.ts';

/** Reports effects that accept something that is not a standard, or a standard that the list does not name for one of their rows. */
export function checkAcceptedStandards(
  orders: readonly YamlFile<OrderFile>[],
  rows: readonly ImportedRequirement[],
  problems: Problem[],
): void {
  const named = new Map(rows.map((row) => [lineKey(row), row.standards.map(({ slug }) => slug)]));
  for (const { file, value, lineOf } of orders) {
    for (const [index, { standard, beside, lines = {} }] of value.effects.entries()) {
      const report = (field: string, reason: string) =>
        problems.push({ file, line: lineOf(['effects', index, field]), reason });
      const older = standard && slugOf(standard);
      if (standard && !older) report('standard', `'${standard}' is not the number of an Indian Standard`);
      if (beside && !slugOf(beside)) report('beside', `'${beside}' is not the number of an Indian Standard`);
      if (!older) continue;
      const others = Object.entries(lines).flatMap(([list, keys]) =>
        keys.filter((key) => !named.get(lineKey({ list, key }))?.includes(older)).map((key) => `${list} ${key}`),
      );
      if (others.length > 0) report('standard', `${standard} is not a standard of ${others.slice(0, 5).join(', ')}`);
    }
  }
}

function slugOf(number: string): string | null {
  try {
    return parseStandardNumber(number).slug;
  } catch {
    return null;
  }
}
