import type { PdfBlock } from '#core/pdf/pdf-text.ts';
import { listWords } from '#core/text/list-words.ts';
import { drawSheetPdf } from '#features/requirements/sheet/draw-sheet-pdf.server.ts';
import { stateLine } from '#features/requirements/sheet/state-line.server.ts';
import type { Status } from '../evaluation/evaluate.ts';
import { type FamilyRow, type FamilySheet, shownRows } from './family-sheet.ts';

/** As `<OutcomeChip>` names them on pages. */
const outcomeNames: Record<Status, string> = {
  prohibited: 'Prohibited',
  applies: 'Compulsory',
  'applies-from': 'Upcoming',
  paused: 'Paused',
  voluntary: 'Voluntary',
  exempt: 'Exempt',
  'not-required': 'Not required',
  'none-found': 'Nothing found',
  'may-apply': 'It depends',
  'not-checked': 'Not checked',
};
const likelihoodNames = { likely: 'Likely', unlikely: 'Only in some cases', unclear: 'Not clear' };

type Sheeted = { slug: string; name: string; sheet: FamilySheet; today: string };

/**
 * The sheet of a family as a page in English, for files and for people who want it on paper.
 * @param address the address of the page that opens with the same sheet
 */
export async function drawFamilyPdf({ slug, name, sheet, today }: Sheeted, address: string) {
  const { publications, reading } = sheet;
  const blocks = familyBlocks(sheet);
  return drawSheetPdf({ slug, name, disclaimer: 'legal advice', blocks, publications, reading, today }, address);
}

/** What such a file says of the approvals. */
export function familyBlocks(sheet: FamilySheet): PdfBlock[] {
  const { verdicts, supplied, doesNotApply, noneFound, notChecked } = sheet;
  const { certain, open } = shownRows(sheet);
  const part = (title: string, facts: { label: string; value: string }[]) =>
    facts.length > 0
      ? [
          { kind: 'heading' as const, text: title, level: 2 as const },
          { kind: 'facts' as const, facts },
        ]
      : [];
  return [
    ...verdicts.map(({ label, words }) => ({ kind: 'lead' as const, text: `${label}: ${words}` })),
    ...part('Applies', certain.map(factOfRow)),
    ...part('May apply', open.map(factOfRow)),
    ...part('In the box', supplied.map(factOfRow)),
    ...part('Does not apply', [
      ...doesNotApply.map(factOfRow),
      ...noneFound.map(({ names, words }) => ({ label: listWords(names, 'en'), value: words })),
    ]),
    ...notCheckedBlocks(notChecked),
  ];
}

/** What nobody has checked, as a note. */
export function notCheckedBlocks(approvals: FamilySheet['notChecked']): PdfBlock[] {
  const names = approvals.map(({ name, why }) => (why ? `${name} (${why})` : name)).join(' · ');
  return names ? [{ kind: 'note', text: `Nobody has checked for this product: ${names}.` }] : [];
}

/** As `<OutcomeChip>` says it. */
export const standingName = ({ status, likelihood }: Pick<FamilyRow, 'status' | 'likelihood'>) =>
  status === 'may-apply' && likelihood ? likelihoodNames[likelihood] : outcomeNames[status];

/** One approval as a line of such a file. */
export function factOfRow(row: FamilyRow) {
  const { name, status, likelihood, asked, states, sentences, conditions, standards, orders } = row;
  const isOpen = status === 'may-apply';
  const chip = asked?.label ?? standingName({ status, likelihood });
  const known = states.map((state) => `${stateLine(state)}.`);
  const said = isOpen ? [] : known;
  const numbers = [...standards.map(({ number }) => number), ...orders.map(({ number, title }) => number ?? title)];
  const lines = [
    ...said,
    [...(said.length === 0 ? [`${chip}.`] : []), ...sentences].join(' '),
    ...(isOpen && known.length > 0 ? [`If it applies: ${known.join(' ')}`] : []),
    ...conditions.map(({ label, words }) => `${label}. ${words}`),
    ...(numbers.length > 0 ? [`${numbers.join('; ')}.`] : []),
  ];
  return { label: name, value: lines.filter(Boolean).join('\n') };
}
