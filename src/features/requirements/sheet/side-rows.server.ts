import { translate } from '#core/text/messages.server.ts';
import { longDate } from '#core/time/dates.ts';
import type { LanguageCode } from '#locales/languages.ts';
import type { SideRule } from '../side-rules/list-side-rules-of-product.server.ts';
import { type SideEffect, type SideRegime, sideEffects, sideRegimes } from '../side-rules.schema.ts';
import type { SideRow } from './sheet.ts';
import type { SheetReader } from './sheet-reader.ts';

/** For rules without a service, which would say how it is called. */
const names: Record<SideRegime, string> = {
  import: /*i18n*/ 'Import policy',
  security: /*i18n*/ 'Security testing',
  'e-waste': /*i18n*/ 'E-waste EPR',
  battery: /*i18n*/ 'Battery EPR',
  plastic: /*i18n*/ 'Plastic EPR',
  tyre: /*i18n*/ 'Tyre EPR',
  'non-ferrous': /*i18n*/ 'Non-ferrous EPR',
  packaged: /*i18n*/ 'Packaged goods',
};
const labels: Record<SideEffect, string> = {
  prohibited: /*i18n*/ 'Prohibited',
  restricted: /*i18n*/ 'Import licence needed',
  authorisation: /*i18n*/ 'Authorisation needed',
  sampling: /*i18n*/ 'Samples tested',
  monitoring: /*i18n*/ 'Registration before arrival',
  condition: /*i18n*/ 'Condition',
  free: /*i18n*/ 'Free',
  required: /*i18n*/ 'Compulsory',
  likely: /*i18n*/ 'Likely',
  'only-if': /*i18n*/ 'It depends',
  unclear: /*i18n*/ 'Not clear',
};
const over = /*i18n*/ 'Over';

/** What a rule beside the lists asks, in a word or two. */
export function effectWords(effect: SideEffect, language: LanguageCode): string {
  return translate(labels[effect], language);
}

/** What the papers of the authority themselves say. */
const official = ['gazette', 'regulator'];

type Request = { reader: SheetReader; today: string; language: LanguageCode };

/** The rows of a sheet beside its schemes, one for each regime; import policy concerns nobody who makes it in India. */
export function sideRows(rules: readonly SideRule[], { reader, today, language }: Request): SideRow[] {
  const rulesOfReader = rules.filter(
    ({ regime, fromOn }) => regime !== 'import' || (reader !== 'india' && !isAfter(fromOn, today)),
  );
  return sideRegimes.flatMap((regime): SideRow[] => {
    const shown = shownOf(
      rulesOfReader.filter((rule) => rule.regime === regime),
      today,
    );
    const [first] = shown;
    if (!first) return [];
    // A licence concerns only importers, so that the sheet for everyone opens with nothing less than a prohibition.
    const isLeading = shown.some(
      (rule) => rule.isLeading && !isOver(rule, today) && (reader === 'import' || rule.effect === 'prohibited'),
    );
    return [
      {
        regime,
        name: first.name ?? translate(names[regime], language),
        to: first.to,
        isLeading,
        law: { states: [], orders: [], fees: null },
        lines: shown.map((rule) => ({
          effect: rule.effect,
          isOver: isOver(rule, today),
          isDetail: rule.isDetail,
          label: isOver(rule, today) ? translate(over, language) : effectWords(rule.effect, language),
          words: wordsOf(rule, today, language),
          document: rule.document,
        })),
        note: noteOf(shown, language),
      },
    ];
  });
}

/** Whether a row asks for something in any case. */
export const asksForCertain = ({ lines }: Pick<SideRow, 'lines'>): boolean =>
  lines.some(({ effect, isOver }) => effect === 'required' && !isOver);

const hedged: readonly SideEffect[] = ['likely', 'only-if', 'unclear'];

/** Whether a row only says that something may be asked. */
export const mayAsk = ({ lines }: Pick<SideRow, 'lines'>): boolean =>
  lines.length > 0 && lines.every(({ effect, isOver }) => hedged.includes(effect) && !isOver);

/** What the trade policy asks of a reader today in any case, without details. */
export function importRules(rules: readonly SideRule[], { reader, today }: Omit<Request, 'language'>): SideRule[] {
  if (reader === 'india') return [];
  return rules.filter(
    (rule) =>
      rule.regime === 'import' &&
      // A condition may not be met.
      (rule.isLeading || !['free', 'condition'].includes(rule.effect)) &&
      !rule.isDetail &&
      !isOver(rule, today) &&
      !isAfter(rule.fromOn, today),
  );
}

/** All import conditions, the weightiest first and the past ones last; of another regime, only the most certain rule. */
function shownOf(rules: readonly SideRule[], today: string): SideRule[] {
  const weight = (rule: SideRule) =>
    (isOver(rule, today) ? 1000 : 0) +
    (rule.isLeading ? 0 : rule.isDetail ? 200 : 100) +
    sideEffects.indexOf(rule.effect);
  const sorted = rules.toSorted((a, b) => weight(a) - weight(b));
  return sorted[0]?.regime === 'import' ? sorted : sorted.slice(0, 1);
}

function wordsOf(rule: SideRule, today: string, language: LanguageCode): string {
  if (!isOver(rule, today) || !rule.untilOn) return rule.plain;
  const values = { words: rule.plain, day: longDate(rule.untilOn, language) };
  return translate({ text: /*i18n*/ 'Until {day}: {words}', values }, language);
}

function noteOf(rules: readonly SideRule[], language: LanguageCode): string {
  const unseen = rules.filter(({ confidence }) => !official.includes(confidence));
  if (unseen.length === 0) return '';
  return translate(
    unseen.some(({ confidence }) => confidence === 'own')
      ? /*i18n*/ 'Our own reading; confirm it with the authority first.'
      : /*i18n*/ 'From reports; we have not seen the notification itself.',
    language,
  );
}

const isOver = ({ untilOn }: SideRule, today: string) => untilOn !== null && untilOn < today;
const isAfter = (day: string | null, today: string) => day !== null && day > today;
