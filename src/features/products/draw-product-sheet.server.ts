import { drawPdf } from '#core/pdf/draw-pdf.server.ts';
import { longDate, longMonth } from '#core/time/dates.ts';
import type { Sheet, SheetScheme, SideRow } from '#features/requirements/sheet/sheet.ts';
import { stateNames } from '#features/requirements/sheet/state-names.ts';
import { letterheadOf } from '#features/site/letterhead.ts';
import { getSiteSettings } from '#features/site/settings.server.ts';
import { defaultLanguage } from '#locales/languages.ts';
import { sealPath } from '#ui/drawings/guilloche.ts';
import { drawTimeRule, heightOfTimeRule } from './draw-time-rule.server.ts';
import type { ProductDetail } from './product-detail.ts';

type Sheeted = { product: Pick<ProductDetail, 'name' | 'slug' | 'technicalName'>; sheet: Sheet; today: string };

/**
 * The sheet of a product as a page in English, for files and for people who want it on paper.
 * @param address the address of the page that opens with the same sheet
 */
export async function drawProductSheet({ product, sheet, today }: Sheeted, address: string) {
  const { name, slug, technicalName } = product;
  const settings = await getSiteSettings(defaultLanguage);
  const { verdict, schemes, sides, rule, publications, reading } = sheet;
  const sources = publications.map(({ publisher, name: title, asOf }) =>
    [title.startsWith(publisher) ? title : `${publisher}: ${title}`, longMonth(asOf, 'en')].join(', '),
  );
  return drawPdf({
    title: `${name}: what it needs in India`,
    subject: `Summary of ${longDate(today, 'en')}`,
    date: new Date(`${today}T00:00:00Z`),
    language: defaultLanguage,
    brand: letterheadOf(settings),
    seal: sealPath(slug),
    blocks: [
      { kind: 'note', text: `Summary by ${settings.site.name}, not an official document` },
      { kind: 'title', text: name },
      ...(technicalName ? [{ kind: 'note' as const, text: `Technical name: ${technicalName}` }] : []),
      { kind: 'lead', text: verdict ?? 'This product is not on any list we hold.' },
      {
        kind: 'facts',
        facts: [
          ...sides.filter(({ isLeading }) => isLeading).map(factOf),
          ...schemes.map((scheme) => ({ label: scheme.name, value: wordsOf(scheme) })),
          ...sides.filter(({ isLeading }) => !isLeading).map(factOf),
        ],
      },
      ...(rule ? [{ kind: 'drawing' as const, height: heightOfTimeRule(rule), draw: drawTimeRule(rule) }] : []),
      ...(sources.length > 0 ? [{ kind: 'note' as const, text: `Sources: ${sources.join('; ')}.` }] : []),
      {
        kind: 'note',
        text: `${reading || `As of ${longDate(today, 'en')}.`} Only the text published by the regulator is binding.`,
      },
      { kind: 'note', text: address },
    ],
  });
}

const factOf = ({ name, lines, note }: SideRow) => ({
  label: name,
  value: [
    ...lines.map(({ label, words, document }) => `${label}: ${words}${document ? ` (${document})` : ''}`),
    ...(note ? [note] : []),
  ].join('\n'),
});

function wordsOf({ states, orders, duty, note }: SheetScheme): string {
  return [
    ...states.map(({ state, words }) => `${[stateNames[state], words].filter(Boolean).join(' ')}.`),
    ...(orders.length > 0
      ? [`${orders.map(({ number, title }) => (number ? `${number}, ${title}` : title)).join('; ')}.`]
      : []),
    ...(duty ? [[duty.who, duty.next].filter(Boolean).join(' ')] : []),
    ...(note ? [note] : []),
  ].join('\n');
}
