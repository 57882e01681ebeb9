import { translate } from '#core/text/messages.server.ts';
import { enquiryWords } from '#features/requirements/sheet/enquiry-words.server.ts';
import type { LanguageCode } from '#locales/languages.ts';
import type { SheetFor } from '../assess-family.ts';
import type { StatedAnswer } from './step.ts';

/** The message with which the enquiry below an answered sheet begins: the product, and what was answered. */
export function modelWords(
  { name, ...sheetFor }: { name: string } & SheetFor,
  answers: readonly StatedAnswer[],
  language: LanguageCode,
): string {
  const about = answers.filter((answer) => answer.name !== 'audience' && answer.name !== 'size' && answer.words);
  const message = enquiryWords({ name, ...sheetFor }, language);
  if (about.length === 0) return message;
  const said = about.map(({ label, words }) => `${label}: ${words}`).join('; ');
  return `${message} ${translate({ text: /*i18n*/ 'My answers: {said}.', values: { said } }, language)}`;
}
