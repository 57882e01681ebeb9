import { longDate, longDatesIn } from '#core/time/dates.ts';
import type { ImportedRequirement } from '#features/requirements/lists/imported-requirement.ts';
import type { RequirementList } from '#features/requirements/requirement-list.schema.ts';
import type { RequirementState } from '#features/requirements/requirement-state.schema.ts';
import type { ImportedProduct } from './resolve-products.ts';

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
    `BIS lists ${it} under Scheme I (ISI mark)${standardsOf(rows)}.`,
    ...rows.filter((row) => row.orderName).map((row) => `The ${row.orderName} ${describeOrder(row)}.`),
  ],
  bis_crs: (rows, it) => [
    `BIS lists ${it} under the Compulsory Registration Scheme (Scheme II)${standardsOf(rows)}.`,
    ...rows.flatMap((row) => {
      const together = row.concurrentUntil ? `; the list accepts both until ${longDay(row.concurrentUntil)}` : '';
      return row.successor ? [`${row.successor.number} replaces ${row.standards[0]?.number}${together}.`] : [];
    }),
  ],
  bis_scheme_x: (rows, it) => [
    `BIS Scheme X names ${it}${standardsOf(rows)}.`,
    ...rows.filter((row) => row.orderName).map((row) => `The ${row.orderName} ${describeOrder(row)}.`),
  ],
  bee_star: (rows) =>
    rows.map(
      (row) => `BEE labelling is ${row.state === 'voluntary' ? 'voluntary' : 'mandatory'} for “${row.listedAs}”.`,
    ),
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

const states: Record<RequirementState, string> = {
  'in-force': 'is in force',
  upcoming: 'is a draft',
  paused: 'stands, but its enforcement is paused for this entry',
  'de-notified': 'no longer covers it: the entry was de-notified',
  rescinded: 'was rescinded',
  voluntary: 'is voluntary',
  exempt: 'exempts it',
  listed: 'covers it',
  unknown: 'covers it',
  'date-open': 'covers it',
};

function describeOrder(row: ImportedRequirement): string {
  if (row.state === 'in-force' && row.implementationDate) return `applies from ${longDay(row.implementationDate)}`;
  const until = /paused until (\d{4}-\d{2}-\d{2})/.exec(row.note ?? '')?.[1];
  if (row.state === 'paused' && until) return `${states.paused} until ${longDay(until)}`;
  if (row.state !== 'rescinded') return states[row.state];
  const on = row.amendmentDate ? ` on ${longDay(row.amendmentDate)}` : '';
  return `was rescinded${on}${row.amendmentReference ? ` (${row.amendmentReference})` : ''} and no longer requires anything`;
}

function tecPlace(row: ImportedRequirement): string {
  const start = row.implementationDate ? `, mandatory from ${longDay(row.implementationDate)}` : '';
  return `: group ${row.group}${row.phase ? `, phase ${row.phase}` : ''}${row.scheme ? `, scheme ${row.scheme}` : ''}${start}`;
}

function standardsOf(rows: ImportedRequirement[]): string {
  const numbers = [...new Set(rows.flatMap((row) => row.standards.map((standard) => standard.number)))];
  if (numbers.length === 0) return '';
  const shown = numbers.slice(0, 4).join(', ');
  return ` with ${numbers.length > 4 ? `${shown} and ${numbers.length - 4} more` : shown}`;
}

const longDay = (date: string) => longDate(date, 'en');
