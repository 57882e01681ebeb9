import { countWords } from '#core/text/count-words.ts';
import { listWords } from '#core/text/list-words.ts';
import { translate } from '#core/text/messages.server.ts';
import type { SheetReader } from '#features/requirements/sheet/sheet-reader.ts';
import { moreWords, sentenceOf } from '#features/requirements/sheet/sheet-words.server.ts';
import type { SideEffect } from '#features/requirements/side-rules.schema.ts';
import type { LanguageCode } from '#locales/languages.ts';
import { type Assessment, assessFamily, type SheetFor } from '../assess-family.ts';
import { importPolicy } from '../import-policy.ts';

type Known = Parameters<typeof assessFamily>[0];

/** A verdict with more words counts the approvals instead of naming them. */
const mostWords = 15;

const labels: Record<Exclude<SheetReader, 'everyone'>, string> = {
  india: /*i18n*/ 'Made in India',
  import: /*i18n*/ 'Made abroad',
};
const texts = {
  banned: /*i18n*/ 'Import is prohibited.',
  named: /*i18n*/ '{items} required',
  counted: /*i18n*/ '{count, plural, one {# approval required} other {# approvals required}}',
  import: /*i18n*/ 'import conditions apply',
  mayApply: /*i18n*/ '{more, plural, one {# approval may apply} other {# approvals may apply}}',
  unchecked: /*i18n*/ '{count} not checked',
  nothingElse: /*i18n*/ 'nothing else found',
  uncertain: /*i18n*/ 'nothing certain',
  none: /*i18n*/ 'Nothing found that it needs; not yet confirmed by a person.',
};
/** What stops a shipment at the border is said first; the row names what is left out of it. */
const stops: Partial<Record<SideEffect, string>> = {
  prohibited: /*i18n*/ 'import prohibited, with exceptions',
  restricted: /*i18n*/ 'import licence needed',
  authorisation: /*i18n*/ 'import authorisation needed',
};

/** The answer in a line of at most fifteen words for each route that a sheet shows. */
export function familyVerdicts(known: Known, { reader, size }: SheetFor, language: LanguageCode) {
  const readers = reader === 'everyone' ? (['india', 'import'] as const) : ([reader] as const);
  return readers.map((route) => ({
    label: translate(labels[route], language),
    words: verdictOf(known, { reader: route, size }, language),
  }));
}

function verdictOf(known: Known, sheetFor: SheetFor, language: LanguageCode): string {
  const assessments = assessFamily(known, sheetFor);
  const say = (text: string, values: Record<string, string | number> = {}) => translate({ text, values }, language);
  if (assessments.some(({ status }) => status === 'prohibited')) return say(texts.banned);
  const required = assessments.filter(({ status }) => status === 'applies' || status === 'applies-from');
  const approvals = required.flatMap(({ approval }) => (approval.key === importPolicy ? [] : approval.name));
  const more = assessments.filter(({ status }) => status === 'may-apply').length;
  const unchecked = assessments.filter(({ status, stance }) => status === 'not-checked' && stance).length;
  if (required.length + more + unchecked === 0) return say(texts.none);
  const stop = required.flatMap(stopOf)[0];
  const rest = [
    ...(required.length > approvals.length && !stop ? [say(texts.import)] : []),
    ...(more > 0 ? [required.length > 0 ? moreWords(more, language) : say(texts.mayApply, { more })] : []),
    ...(unchecked > 0 ? [say(texts.unchecked, { count: unchecked })] : []),
    ...(more + unchecked === 0 ? [say(texts.nothingElse)] : []),
  ];
  const first = stop ? [say(stop)] : [];
  if (approvals.length === 0)
    return sentenceOf([...first, ...(required.length > 0 ? [] : [say(texts.uncertain)]), ...rest], language);
  const named = sentenceOf([...first, say(texts.named, { items: listWords(approvals, language) }), ...rest], language);
  if (countWords(named, language) <= mostWords) return named;
  return sentenceOf([...first, say(texts.counted, { count: approvals.length }), ...rest], language);
}

/** What the trade policy asks before anything else, where it leads the sheet. */
function stopOf({ grounds }: Assessment): string[] {
  return grounds.flatMap((ground) => {
    const rule = 'rule' in ground && ground.rule.leads ? ground.rule : null;
    return (rule?.beside && stops[rule.beside]) || [];
  });
}
