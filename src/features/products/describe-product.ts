import { longDate, longDatesIn } from '#core/time/dates.ts';
import type { ImportedRequirement } from '#features/requirements/lists/imported-requirement.ts';
import type { RequirementList } from '#features/requirements/requirement-list.schema.ts';
import type { ImportedProduct } from './import/resolve-products.ts';

type Template = (rows: ImportedRequirement[], it: string) => string[];

/**
 * Describes a product in a few sentences of plain text made from the facts of its rows, for products without
 * their own text. The sentences never call a date past or future, so they stay true.
 */
export function describeProduct(product: Pick<ImportedProduct, 'name' | 'rows'>): string {
  const lists = [...Map.groupBy(product.rows, (row) => row.list)];
  const sentences = lists.flatMap(([list, rows], index) =>
    templates[list](rows, index === 0 ? `“${product.name}”` : 'it'),
  );
  return longDatesIn([...new Set(sentences)].join(' '), 'en');
}

const templates: Record<RequirementList, Template> = {
  bis_isi: (rows, it) => [
    rows.every(({ state }) => state === 'de-notified')
      ? `BIS shows ${it} as de-notified on its list for Scheme I (ISI mark)${standardsOf(rows)}.`
      : `BIS lists ${it} under Scheme I (ISI mark)${standardsOf(rows)}.`,
    ...ordersOf(rows),
  ],
  bis_crs: (rows, it) => [
    `BIS lists ${it} under the Compulsory Registration Scheme (Scheme II)${standardsOf(rows)}.`,
    ...rows.flatMap((row) => {
      const together = row.concurrentUntil ? `; the list accepts both until ${longDay(row.concurrentUntil)}` : '';
      return row.successor ? [`${row.successor.number} replaces ${row.standards[0]?.number}${together}.`] : [];
    }),
  ],
  bis_scheme_x: (rows, it) => [
    rows.every(({ state }) => state === 'rescinded')
      ? `The order that named ${it} under BIS Scheme X${standardsOf(rows)} has been rescinded.`
      : `BIS Scheme X names ${it}${standardsOf(rows)}.`,
    ...ordersOf(rows),
  ],
  bee_star: (rows) => rows.map((row) => `BEE lists “${row.listedAs}” for its star label.`),
  tec_mtcte: (rows, it) =>
    [...Map.groupBy(rows, tecPlace)].map(([place, same]) => {
      if (same[0]?.state === 'exempt') return `TEC exempted ${it} from MTCTE.`;
      const names = same.length > 1 || it === 'it' ? ` as ${same.map((row) => `“${row.listedAs}”`).join(', ')}` : '';
      return `TEC lists ${it} under MTCTE${names}${place}.`;
    }),
  epr_eee_codes: (rows, it) => [
    `Under the E-Waste (Management) Rules, 2022, ${it} carries the EEE ${rows.length > 1 ? 'codes' : 'code'} ${rows.map((row) => row.eeeCode).join(', ')} (${rows[0]?.group}).`,
  ],
  wpc_eta: (rows, it) =>
    rows.map((row) => {
      const band = row.others ? ` (${row.others})` : '';
      const note = row.note ? ` ${row.note}.` : '';
      if (row.stateText?.startsWith('Not ')) return `ETA through self-declaration does not cover ${it}${band}.${note}`;
      return `For its radio, ${it} needs a WPC Equipment Type Approval${band}. ${row.stateText}.${note}`;
    }),
};

/** The list may print the first order of a chain, and the state in its month; the facts above say what applies today. */
function ordersOf(rows: ImportedRequirement[]): string[] {
  return rows.flatMap(({ orderName }) => (orderName ? [`The list names the ${orderName}.`] : []));
}

function tecPlace(row: ImportedRequirement): string {
  const start = row.implementationDate ? `, from ${longDay(row.implementationDate)}` : '';
  return `: group ${row.group}${row.phase ? `, phase ${row.phase}` : ''}${row.scheme ? `, scheme ${row.scheme}` : ''}${start}`;
}

function standardsOf(rows: ImportedRequirement[]): string {
  const numbers = [...new Set(rows.flatMap((row) => row.standards.map((standard) => standard.number)))];
  if (numbers.length === 0) return '';
  const shown = numbers.slice(0, 4).join(', ');
  return ` with ${numbers.length > 4 ? `${shown} and ${numbers.length - 4} more` : shown}`;
}

const longDay = (date: string) => longDate(date, 'en');
