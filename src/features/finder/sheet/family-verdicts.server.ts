import { listWords } from '#core/text/localize.ts';
import { translate } from '#core/text/messages.server.ts';
import type { SheetReader } from '#features/requirements/sheet/sheet-reader.ts';
import type { LanguageCode } from '#locales/languages.ts';
import { assessFamily, type SheetFor } from '../assess-family.ts';

type Known = Parameters<typeof assessFamily>[0];

/** A verdict with more words counts the approvals instead of naming them. */
const mostWords = 15;

const labels: Record<Exclude<SheetReader, 'everyone'>, string> = {
  india: /*i18n*/ 'Made in India',
  import: /*i18n*/ 'Made abroad',
};
const texts = {
  banned: /*i18n*/ 'Import is prohibited.',
  named:
    /*i18n*/ '{names} required; {more, plural, =0 {nothing else found.} one {# more may apply.} other {# more may apply.}}',
  counted:
    /*i18n*/ '{count} approvals required; {more, plural, =0 {nothing else found.} one {# more may apply.} other {# more may apply.}}',
  open: /*i18n*/ 'Nothing certain; {more, plural, one {# approval may apply.} other {# approvals may apply.}}',
  none: /*i18n*/ 'Nothing found that it needs; not yet confirmed by a person.',
};

/** The answer in a line of at most fifteen words for each route that a sheet shows. */
export function familyVerdicts(known: Known, { reader, size }: SheetFor, language: LanguageCode) {
  const readers = reader === 'everyone' ? (['india', 'import'] as const) : ([reader] as const);
  return readers.map((one) => ({
    label: translate(labels[one], language),
    words: verdictOf(known, { reader: one, size }, language),
  }));
}

function verdictOf(known: Known, sheetFor: SheetFor, language: LanguageCode): string {
  const assessments = assessFamily(known, sheetFor);
  if (assessments.some(({ status }) => status === 'prohibited')) return translate(texts.banned, language);
  const required = assessments.filter(({ status }) => status === 'applies' || status === 'applies-from');
  const more = assessments.filter(({ status }) => status === 'may-apply').length;
  if (required.length === 0) return translate(more > 0 ? { text: texts.open, values: { more } } : texts.none, language);
  const names = listWords(
    required.map(({ approval }) => approval.name),
    language,
  );
  const values = { names, count: required.length, more };
  const named = translate({ text: texts.named, values }, language);
  if (named.split(/\s+/).length <= mostWords) return named;
  return translate({ text: texts.counted, values }, language);
}
