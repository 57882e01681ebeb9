import { listWords } from '#core/text/list-words.ts';
import { translate } from '#core/text/messages.server.ts';
import { longDate } from '#core/time/dates.ts';
import { listPublications } from '#features/publications/list-publications.server.ts';
import type { LanguageCode } from '#locales/languages.ts';
import type { Assessment } from '../evaluation/assess-family.ts';
import type { FamilySheet } from './family-sheet.ts';

const unconfirmed = /*i18n*/ 'Nothing found in {lists} on {day}; not yet confirmed by a person.';
const confirmed = /*i18n*/ 'Nothing found in {lists} on {day}.';
const ruleNames: Record<string, string> = {
  'rules.yaml': /*i18n*/ 'our rules',
  services: /*i18n*/ 'our notes on the schemes',
  lists: /*i18n*/ 'the lists we hold',
  import_policy: /*i18n*/ 'the import conditions we hold',
  epr_other: /*i18n*/ 'the categories of the EPR rules',
};

/** What was looked for without finding anything, said once for all approvals with the same words. */
export async function noneFoundWords(
  assessments: readonly Assessment[],
  language: LanguageCode,
): Promise<FamilySheet['noneFound']> {
  const publications = await listPublications(language);
  const nameOf = (list: string) => {
    const ruleName = ruleNames[list];
    return ruleName ? translate(ruleName, language) : (publications.get(list)?.name ?? list);
  };
  const byWords = new Map<string, string[]>();
  for (const { status, stance, approval } of assessments) {
    if (status !== 'none-found' || !stance) continue;
    const lists = listWords((stance.lists.length > 0 ? stance.lists : ['lists']).map(nameOf), language);
    const values = { lists, day: stance.checkedOn ? longDate(stance.checkedOn, language) : '' };
    const words = translate({ text: stance.checkedBy ? confirmed : unconfirmed, values }, language);
    byWords.set(words, [...(byWords.get(words) ?? []), approval.name]);
  }
  return [...byWords].map(([words, names]) => ({ names, words }));
}
