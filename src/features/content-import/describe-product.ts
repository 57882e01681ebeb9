import type { RequirementState } from '#db/schema/mandatory-products.ts';
import type { ListRow } from './list-row.ts';
import type { ListedProduct } from './resolve-products.ts';

/**
 * Two or three sentences made of the facts of a product's rows, for products without a text of
 * their own. They name no day as past or to come, so they stay true.
 */
export function describeProduct(product: Pick<ListedProduct, 'name' | 'rows'>): string {
  const byList = Map.groupBy(product.rows, (row) => row.list);
  const sentences = [...byList].flatMap(([list, rows]) => templates[list]?.(rows) ?? []);
  const doubt = product.rows.some((row) => !row.confirmed);
  return [
    `${product.name}.`,
    ...new Set(sentences),
    ...(doubt ? ['Some of these facts are to be confirmed with the regulator.'] : []),
  ].join(' ');
}

const templates: Record<string, (rows: ListRow[]) => string[]> = {
  bis_isi: (rows) => [
    `BIS lists it under Scheme I (ISI mark)${standardsOf(rows)}.`,
    ...forEachOrder(rows, (row) => `The ${row.orderName} ${orderState[row.state]}${startOf(row)}.`),
  ],
  bis_crs: (rows) => [
    `BIS lists it under the Compulsory Registration Scheme (Scheme II)${standardsOf(rows)}.`,
    ...rows.flatMap((row) =>
      row.successor
        ? [
            `${row.successor.number} takes over from ${row.standards[0]?.number}${row.concurrentUntil ? `; both run together until ${day(row.concurrentUntil)}` : ''}.`,
          ]
        : [],
    ),
  ],
  bis_scheme_x: (rows) => [
    `It is named under BIS Scheme X${standardsOf(rows)}.`,
    ...forEachOrder(rows, (row) =>
      row.state === 'rescinded'
        ? `The ${row.orderName} was rescinded${row.amendmentDate ? ` on ${day(row.amendmentDate)}` : ''}${row.amendmentReference ? ` (${row.amendmentReference})` : ''}, so it asks for nothing now.`
        : `The ${row.orderName} ${orderState[row.state]}.`,
    ),
  ],
  bee_star: (rows) =>
    rows.map(
      (row) => `The BEE star label is ${row.state === 'voluntary' ? 'voluntary' : 'mandatory'} for ${phrase(row)}.`,
    ),
  tec_mtcte: (rows) =>
    rows.map((row) =>
      row.state === 'exempt'
        ? `${row.group} was exempted from MTCTE. ${row.note ?? ''}`.trim().replace(/([^.])$/, '$1.')
        : `TEC lists ${phrase(row)} under MTCTE${row.group ? ` in the group ${row.group}` : ''}${row.phase ? `, phase ${row.phase}` : ''}${row.scheme ? `, scheme ${row.scheme}` : ''}${startOf(row)}.`,
    ),
  epr_eee_codes: (rows) => [
    `For e-waste EPR it carries ${rows.length > 1 ? 'the EEE codes' : 'the EEE code'} ${rows.map((row) => row.eeeCode).join(', ')} (${rows[0]?.group}).`,
  ],
  wpc_eta: (rows) =>
    rows.map(
      (row) =>
        `${row.listedAs}: ${row.stateText ?? 'WPC equipment type approval'}${row.others ? ` (${row.others})` : ''}.`,
    ),
};

const orderState: Record<RequirementState, string> = {
  'in-force': 'is in force',
  upcoming: 'is a draft and not in force',
  paused: 'stands, but its enforcement is paused',
  'de-notified': 'no longer applies: the entry was de-notified',
  rescinded: 'was rescinded',
  voluntary: 'is voluntary',
  exempt: 'exempts it',
};

function forEachOrder(rows: ListRow[], sentence: (row: ListRow) => string): string[] {
  return rows.filter((row) => row.orderName).map(sentence);
}

function standardsOf(rows: ListRow[]): string {
  const numbers = [...new Set(rows.flatMap((row) => row.standards.map((standard) => standard.number)))];
  if (numbers.length === 0) return '';
  const shown = numbers.slice(0, 4).join(', ');
  return ` with ${numbers.length > 4 ? `${shown} and ${numbers.length - 4} more` : shown}`;
}

const startOf = (row: ListRow) =>
  row.implementationDate ? `; the list gives ${day(row.implementationDate)} as its start` : '';
const phrase = (row: ListRow) => `“${row.listedAs}”`;

function day(date: string): string {
  return new Date(`${date}T00:00:00Z`).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
}
