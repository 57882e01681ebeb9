import type { PdfBlock } from '#core/pdf/pdf-text.ts';
import type { NamedFamily } from '#features/finder/families/list-families-of-product.server.ts';
import { factOfRow, notCheckedBlocks } from '#features/finder/sheet/draw-family-pdf.server.ts';
import type { Kind } from '#features/finder/sheet/find-kind.server.ts';
import { drawSheetPdf } from '#features/requirements/sheet/draw-sheet-pdf.server.ts';
import type { Sheet, SheetScheme, SideRow } from '#features/requirements/sheet/sheet.ts';
import { stateLine } from '#features/requirements/sheet/state-line.server.ts';
import type { ProductDetail } from '../product-detail.ts';
import { drawTimeRule, heightOfTimeRule } from './draw-time-rule.server.ts';
import type { VerdictLine } from './draw-up-product-sheet.server.ts';

type Sheeted = {
  product: Pick<ProductDetail, 'name' | 'slug' | 'technicalName'>;
  sheet: Sheet;
  verdicts: readonly VerdictLine[];
  kind: Kind | null;
  families: readonly NamedFamily[];
  today: string;
};

/**
 * The sheet of a product as a page in English, for files and for people who want it on paper.
 * @param address the address of the page that opens with the same sheet
 */
export async function drawProductSheet({ product, sheet, verdicts, kind, families, today }: Sheeted, address: string) {
  const { name, slug, technicalName } = product;
  const { schemes, sides, rule, publications, reading } = sheet;
  const facts = [
    ...sides.filter(({ isLeading }) => isLeading).map(factOf),
    ...schemes.map((scheme) => ({ label: scheme.name, value: wordsOf(scheme) })),
    ...sides.filter(({ isLeading }) => !isLeading).map(factOf),
  ];
  const lines = verdicts.map(({ label, words }) => (label ? `${label}: ${words}` : words));
  const leads = lines.length > 0 ? lines : ['This product is not on any list we hold.'];
  const blocks = [
    ...(technicalName ? [{ kind: 'note' as const, text: `Technical name: ${technicalName}` }] : []),
    ...leads.map((text) => ({ kind: 'lead' as const, text })),
    { kind: 'facts' as const, facts },
    ...(rule ? [{ kind: 'drawing' as const, height: heightOfTimeRule(rule), draw: drawTimeRule(rule) }] : []),
    ...(kind ? kindBlocks(kind) : families.length > 1 ? [noteOfKinds(families)] : []),
  ];
  return drawSheetPdf(
    { slug, name, disclaimer: 'an official document', blocks, publications, reading, today },
    address,
  );
}

/** How many approvals a file names before it refers to the sheet of the kind. */
const mostOfKind = 4;

function kindBlocks({ name, rows, notChecked }: Kind): PdfBlock[] {
  const more = rows.length - mostOfKind;
  return [
    { kind: 'heading', text: `Further approvals, if it is: ${name}`, level: 2 },
    { kind: 'facts', facts: rows.slice(0, mostOfKind).map(factOfRow) },
    ...(more > 0 ? [{ kind: 'note' as const, text: `And ${more} more; the sheet of ${name} names them.` }] : []),
    ...notCheckedBlocks(notChecked),
  ];
}

const noteOfKinds = (families: readonly NamedFamily[]): PdfBlock => ({
  kind: 'note',
  text: `Further approvals depend on what it is, for example: ${families.map(({ name }) => name).join(', ')}.`,
});

const factOf = ({ name, law, lines, note }: SideRow) => ({
  label: name,
  value: [
    ...law.states.map((state) => `${stateLine(state)}.`),
    ...lines.map(({ label, words, document }) => `${label}: ${words}${document ? ` (${document})` : ''}`),
    ...(note ? [note] : []),
  ].join('\n'),
});

function wordsOf({ states, orders, duty, notes }: SheetScheme): string {
  return [
    ...states.map((state) => `${stateLine(state)}.`),
    ...(orders.length > 0
      ? [`${orders.map(({ number, title }) => (number ? `${number}, ${title}` : title)).join('; ')}.`]
      : []),
    ...(duty ? [[duty.who, duty.next].filter(Boolean).join(' ')] : []),
    ...(notes.length > 0 ? [notes.join(' ')] : []),
  ].join('\n');
}
