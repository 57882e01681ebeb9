import { joinClauses, labelled } from '#core/text/join-words.server.ts';
import { translate } from '#core/text/messages.server.ts';
import { enquiryWords } from '#features/requirements/sheet/enquiry-words.server.ts';
import type { LanguageCode } from '#locales/languages.ts';
import type { SheetFor } from '../evaluation/assess-family.ts';
import type { StatedAnswer } from './step.ts';

/** The message with which the enquiry below an answered sheet begins: the product, and what was answered. */
export function modelWords(
  { name, ...sheetFor }: { name: string } & SheetFor,
  answers: readonly StatedAnswer[],
  language: LanguageCode,
): string {
  const about = answers.filter((answer) => answer.name !== 'audience' && answer.name !== 'size' && answer.words);
  const said = joinClauses(
    about.map(({ label, words }) => labelled(label, words, language)),
    language,
  );
  return [
    enquiryWords({ name, ...sheetFor }, language),
    said && translate({ text: /*i18n*/ 'My answers: {said}.', values: { said } }, language),
  ]
    .filter(Boolean)
    .join(' ');
}
