import type { Problem } from '#core/content/content-error.ts';
import type { YamlFile } from '#core/content/content-files.server.ts';
import type { OrderFile } from '#features/orders/files/order-file.ts';
import { lineKey } from '#features/orders/lines/line-facts.ts';

type File = YamlFile<OrderFile>;
/** Goods that an order names while no list has a row for them. */
export type EntryOfOrder = OrderFile['entries'][number] & { slug: string; order: OrderFile };

export function entriesOf(instruments: readonly File[]): EntryOfOrder[] {
  return instruments.flatMap(({ slug, value }) => value.entries.map((entry) => ({ ...entry, slug, order: value })));
}

/** Reports an entry that a list, or another order, has already. @param rows those of the lists, by `lineKey` */
export function checkEntries(instruments: readonly File[], rows: ReadonlySet<string>, problems: Problem[]): void {
  const known = new Set(rows);
  for (const { file, value, lineOf } of instruments) {
    for (const [index, entry] of value.entries.entries()) {
      const reason = `the list ${entry.list} has a row '${entry.key}' already`;
      if (known.has(lineKey(entry))) problems.push({ file, line: lineOf(['entries', index, 'key']), reason });
      known.add(lineKey(entry));
    }
  }
}

type Named = { products: ReadonlySet<string>; standards: ReadonlySet<string> };

/** Reports products and standards of entries that do not exist. */
export function checkNamed(instruments: readonly File[], { products, standards }: Named, problems: Problem[]): void {
  for (const { file, value, lineOf } of instruments) {
    for (const [index, entry] of value.entries.entries()) {
      const report = (field: string, reason: string) =>
        problems.push({ file, line: lineOf(['entries', index, field]), reason });
      if (!products.has(entry.product)) report('product', `there is no product ${entry.product}`);
      for (const standard of entry.standards)
        if (!standards.has(standard)) report('standards', `there is no standard ${standard}`);
    }
  }
}
