import { drawPdf } from '#core/pdf/draw-pdf.server.ts';
import { listWords } from '#core/text/localize.ts';
import { longDate, longMonth } from '#core/time/dates.ts';
import { stateNames } from '#features/requirements/sheet/state-names.ts';
import { letterheadOf } from '#features/site/letterhead.ts';
import { getSiteSettings } from '#features/site/settings.server.ts';
import { defaultLanguage } from '#locales/languages.ts';
import { sealPath } from '#ui/drawings/guilloche.ts';
import type { Status } from '../evaluate.ts';
import type { FamilyRow, FamilySheet } from './family-sheet.ts';

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
const likelihoods = { likely: 'Likely', unlikely: 'Only in some cases', unclear: 'Not clear' };

type Sheeted = { slug: string; name: string; sheet: FamilySheet; today: string };

/**
 * The sheet of a family as a page in English, for files and for people who want it on paper.
 * @param address the address of the page that opens with the same sheet
 */
export async function drawFamilyPdf({ slug, name, sheet, today }: Sheeted, address: string) {
  const settings = await getSiteSettings(defaultLanguage);
  const { verdicts, applies, mayApply, doesNotApply, noneFound, notChecked, publications, reading } = sheet;
  const sources = publications.map(({ publisher, name: title, asOf }) =>
    [title.startsWith(publisher) ? title : `${publisher}: ${title}`, longMonth(asOf, 'en')].join(', '),
  );
  const part = (title: string, facts: { label: string; value: string }[]) =>
    facts.length > 0
      ? [
          { kind: 'heading' as const, text: title, level: 2 as const },
          { kind: 'facts' as const, facts },
        ]
      : [];
  const unchecked = notChecked.map((one) => (one.why ? `${one.name} (${one.why})` : one.name)).join(' · ');
  return drawPdf({
    title: `${name}: what it needs in India`,
    subject: `Summary of ${longDate(today, 'en')}`,
    date: new Date(`${today}T00:00:00Z`),
    language: defaultLanguage,
    brand: letterheadOf(settings),
    seal: sealPath(slug),
    blocks: [
      { kind: 'note', text: `Summary by ${settings.site.name}, not legal advice` },
      { kind: 'title', text: name },
      ...verdicts.map(({ label, words }) => ({ kind: 'lead' as const, text: `${label}: ${words}` })),
      ...part('Applies', applies.map(factOf)),
      ...part('May apply', mayApply.map(factOf)),
      ...part('Does not apply', [
        ...doesNotApply.map(factOf),
        ...noneFound.map(({ names, words }) => ({ label: listWords(names, 'en'), value: words })),
      ]),
      ...(unchecked ? [{ kind: 'note' as const, text: `Nobody has checked for this product: ${unchecked}.` }] : []),
      ...(sources.length > 0 ? [{ kind: 'note' as const, text: `Sources: ${sources.join('; ')}.` }] : []),
      { kind: 'note', text: `${reading} Only the text published by the regulator is binding.`.trim() },
      { kind: 'note', text: address },
    ],
  });
}

function factOf({ name, status, likelihood, asked, states, sentences, standards, orders }: FamilyRow) {
  const isOpen = status === 'may-apply';
  const chip = asked?.label ?? (isOpen && likelihood ? likelihoods[likelihood] : outcomeNames[status]);
  const said = isOpen
    ? []
    : states.map(({ state, words }) => `${[stateNames[state], words].filter(Boolean).join(' ')}.`);
  const numbers = [...standards.map(({ number }) => number), ...orders.map(({ number, title }) => number ?? title)];
  const lines = [
    ...said,
    [...(said.length === 0 ? [`${chip}.`] : []), ...sentences].join(' '),
    ...(numbers.length > 0 ? [`${numbers.join('; ')}.`] : []),
  ];
  return { label: name, value: lines.filter(Boolean).join('\n') };
}
