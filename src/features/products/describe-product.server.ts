import { escapeHtml } from '#core/html/html-to-text.ts';
import { joinSentences } from '#core/text/join-sentences.ts';
import { listWords } from '#core/text/list-words.ts';
import { translate } from '#core/text/messages.server.ts';
import { longDate, longDatesIn } from '#core/time/dates.ts';
import type { Requirement } from '#features/requirements/requirement.ts';
import { type RequirementList, requirementLists } from '#features/requirements/requirement-list.schema.ts';
import type { LanguageCode } from '#locales/languages.ts';

export type DescribedRow = Pick<
  Requirement,
  'list' | 'listedAs' | 'state' | 'stateText' | 'group' | 'scheme' | 'phase' | 'eeeCode' | 'orderName' | 'standards'
>;
type Say = (text: string, values: Record<string, unknown>) => string;
type Moment = { language: LanguageCode; today: string };
type Template = (rows: readonly DescribedRow[], it: string, say: Say, moment: Moment) => string[];

const again = /*i18n*/ 'this product';

/**
 * Describes a product in a few sentences made from the rows that name it, for products without their own text. Days
 * are left to the sheet, because the lists print those of their month.
 * @returns HTML; null for a product that no list names
 */
export function describeProduct(name: string, rows: readonly DescribedRow[], moment: Moment): string | null {
  const { language } = moment;
  const say: Say = (text, values) => translate({ text, values }, language);
  const lists = requirementLists.flatMap((list) => {
    const own = rows.filter((row) => row.list === list);
    return own.length > 0 ? [{ list, own }] : [];
  });
  const sentences = lists.flatMap(({ list, own }, index) =>
    templates[list](own, index === 0 ? quoted(name, say) : say(again, {}), say, moment),
  );
  if (sentences.length === 0) return null;
  return `<p>${escapeHtml(longDatesIn(joinSentences([...new Set(sentences)]), language))}</p>`;
}

const templates: Record<RequirementList, Template> = {
  bis_isi: (rows, it, say, { language }) => [
    rows.every(({ state }) => state === 'de-notified')
      ? say(/*i18n*/ 'BIS shows {it} as de-notified for Scheme I (ISI mark).', { it })
      : say(/*i18n*/ 'BIS lists {it} under Scheme I (ISI mark).', { it }),
    ...standardsOf(rows, say, language),
    ...ordersOf(rows, say),
  ],
  bis_crs: (rows, it, say, moment) => [
    say(/*i18n*/ 'BIS lists {it} under the Compulsory Registration Scheme (Scheme II).', { it }),
    ...standardsOf(rows, say, moment.language),
    ...rows.flatMap(({ standards: [first] }) => (first?.successor ? [successionOf(first, say, moment)] : [])),
  ],
  bis_scheme_x: (rows, it, say, { language }) => [
    rows.every(({ state }) => state === 'rescinded')
      ? say(/*i18n*/ 'The order that named {it} under BIS Scheme X has been rescinded.', { it })
      : say(/*i18n*/ 'BIS Scheme X names {it}.', { it }),
    ...standardsOf(rows, say, language),
    ...ordersOf(rows, say),
  ],
  bee_star: (rows, it, say) =>
    rows.map((row) => say(/*i18n*/ 'BEE lists {it} for its star label.', { it: listedNameOf(row, say) ?? it })),
  tec_mtcte: (rows, it, say, { language }) =>
    [...Map.groupBy(rows, (row) => placeOf(row, say))].map(([place, same]) => {
      const names = same.map((row) => listedNameOf(row, say) ?? it);
      const what = same.length > 1 ? listWords(names, language) : it;
      if (same[0]?.state === 'exempt') return say(/*i18n*/ 'TEC exempted {it} from MTCTE.', { it: what });
      return say(/*i18n*/ 'TEC lists {it} under MTCTE: {place}.', { it: what, place });
    }),
  epr_eee_codes: (rows, it, say) => [
    say(/*i18n*/ 'The rules on electronic waste list {it} with {codes} ({group}).', {
      it,
      codes: rows.map(({ eeeCode }) => eeeCode).join(', '),
      group: rows[0]?.group,
    }),
  ],
  wpc_eta: (rows, it, say) =>
    rows.map(({ stateText }) =>
      stateText?.startsWith('Not ')
        ? say(/*i18n*/ 'ETA through self-declaration does not cover {it}.', { it })
        : say(/*i18n*/ 'For its radio, {it} needs a WPC Equipment Type Approval.', { it }),
    ),
};

const quoted = (name: string, say: Say) => say(/*i18n*/ '“{name}”', { name });
const listedNameOf = ({ listedAs }: DescribedRow, say: Say) => listedAs && quoted(listedAs, say);

/** The list may print the first order of a chain. */
function ordersOf(rows: readonly DescribedRow[], say: Say): string[] {
  return rows.flatMap(({ orderName }) => (orderName ? [say(listNames, { names: orderName })] : []));
}

const listNames = /*i18n*/ 'The list names {names}.';
const mostStandards = 4;

function standardsOf(rows: readonly DescribedRow[], say: Say, language: LanguageCode): string[] {
  const numbers = [...new Set(rows.flatMap(({ standards }) => standards.map(({ number }) => number)))];
  if (numbers.length === 0) return [];
  if (numbers.length <= mostStandards) return [say(listNames, { names: listWords(numbers, language) })];
  const count = numbers.length - mostStandards;
  const names = numbers.slice(0, mostStandards).join(', ');
  return [say(/*i18n*/ 'The list names {names} and {count} more standards.', { names, count })];
}

function successionOf(older: DescribedRow['standards'][number], say: Say, { language, today }: Moment): string {
  const values = { newer: older.successor?.number, older: older.number };
  const { concurrentUntil: until } = older;
  if (!until) return say(/*i18n*/ '{newer} replaces {older}.', values);
  const text =
    until < today
      ? /*i18n*/ '{newer} has replaced {older}; the list accepted both until {day}.'
      : /*i18n*/ '{newer} replaces {older}; the list accepts both until {day}.';
  return say(text, { ...values, day: longDate(until, language) });
}

function placeOf({ group, phase, scheme }: DescribedRow, say: Say): string {
  return [
    group && say(/*i18n*/ 'group {group}', { group }),
    phase && say(/*i18n*/ 'phase {phase}', { phase }),
    scheme && say(/*i18n*/ 'scheme {scheme}', { scheme }),
  ]
    .filter(Boolean)
    .join(', ');
}
