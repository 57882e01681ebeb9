import type { Later } from './later-rows.ts';
import type { LawRows } from './law-rows.ts';

/** Old stock that dates name, as exemptions of the order that it concerns. */
export function stockOf({ dates }: Later, relations: { from_id: string; to_id: string }[]): LawRows['exemptions'] {
  const stock = dates.filter(({ kind, document_id }) => kind === 'stock-clearance' && document_id !== 'so-4815-e-2024');
  const byDocument = Map.groupBy(stock, ({ document_id }) => document_id);
  return [...byDocument].flatMap(([id, [row]]) => {
    const scope = relations.find(({ from_id }) => from_id === id)?.to_id;
    if (!row || !scope) throw new Error(`${id} acts on no order`);
    const { source, confidence, to_on } = row;
    const condition = 'Declared stock that was made or imported before the start could be sold until this day.';
    return {
      ...{ file: '', line: 0, quantity: null, unit: null, period: null, note: row.note },
      ...{ scope, kind: 'stock', applies_to: 'both', condition, ends_on: to_on, document_id: id, source, confidence },
    };
  });
}
