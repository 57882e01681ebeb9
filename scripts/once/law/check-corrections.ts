import { expandKeys } from '#features/orders/files/line-keys.ts';
import type { Correction, LawRows } from './law-rows.ts';
import type { Order } from './order.ts';
import { type Act, actsOnLine, listActs, ordersOfLine, startOfLine } from './standing-orders.ts';
import type { Doubt } from './worklist.ts';

/** The cells of a list as its file gives them, by `table key`. */
export type Cells = ReadonlyMap<string, Record<string, string>>;

type Known = { orders: ReadonlyMap<string, Order>; acts: readonly Act[]; doubts: Doubt[]; cells: Cells };

/**
 * Each correction whose outcome is not in the files. The column `expect` says where it must be found: in the order and
 * the dates of the line (`order=`, `import=`, `small=` …, `paused-until=`, `amendment=`), in a cell of the list
 * (`value=`, `note=`), or in the work list (`doubt=`). `notifications` and `services` are corrected by hand.
 */
export function checkCorrections(
  { corrections }: LawRows,
  orders: ReadonlyMap<string, Order>,
  doubts: Doubt[],
  cells: Cells,
): string[] {
  const known = { orders, acts: listActs(orders), doubts, cells };
  return corrections.flatMap((correction) =>
    correction.expect.split(/; (?=[a-z-]+=)/).flatMap((expected) => {
      const [, name = expected, value = ''] = /^([a-z-]+)=(.+)$/.exec(expected) ?? [];
      const keys = name === 'doubt' ? [correction.key] : keysOf(correction.key);
      return keys.flatMap((key) => {
        const values = find(name, correction, key, known);
        if (values === true || values.includes(value)) return [];
        return [
          `corrections.csv:${correction.line}: ${correction.table} ${key}: ${expected} expected, found ${values.join(', ') || 'nothing'}`,
        ];
      });
    }),
  );
}

/** What the files have for the name; true where a person decides. */
function find(name: string, { table, field }: Correction, key: string, known: Known): true | string[] {
  const { orders, acts, doubts, cells } = known;
  if (name === 'notifications' || name === 'services') return true;
  if (name === 'doubt') return doubts.map(({ subject }) => subject);
  const cell = cells.get(`${table} ${key}`);
  if (name === 'value') return [cell?.[field] ?? ''];
  if (name === 'note')
    return Object.values(cell ?? {}).flatMap((text) => text.match(/\d{4}-\d\d-\d\d|BIS registration/g) ?? []);
  const list = table.replace('.csv', '');
  const { all, standing } = ordersOfLine(orders, acts, list, key);
  if (name === 'order') return standing;
  if (name === 'paused-until')
    return actsOnLine(acts, all, list, key).flatMap(({ kind, until }) => (kind === 'pause' && until ? [until] : []));
  if (name === 'amendment') return actsOnLine(acts, all, list, key).map(({ by }) => by);
  return [startOfLine(actsOnLine(acts, standing, list, key), name) ?? ''];
}

/** The rows that a correction names; a name with a comma or a semicolon is one key. */
const keysOf = (text: string) => (/^[\d,; -]+$/.test(text) ? expandKeys(text.replaceAll(';', ',')) : [text]);
