import { translate } from '#core/text/messages.server.ts';
import { defaultLanguage, type LanguageCode } from '#locales/languages.ts';
import type { RequirementState } from '../requirement-state.schema.ts';

/** The names of states for files and machines; pages have them from `<StateChip>`. */
const names: Record<RequirementState, string> = {
  'in-force': /*i18n*/ 'In force',
  upcoming: /*i18n*/ 'Upcoming',
  paused: /*i18n*/ 'Paused',
  'de-notified': /*i18n*/ 'De-notified',
  rescinded: /*i18n*/ 'Rescinded',
  voluntary: /*i18n*/ 'Voluntary',
  exempt: /*i18n*/ 'Exempt',
  listed: /*i18n*/ 'Compulsory',
  unknown: /*i18n*/ 'Not known',
  'date-open': /*i18n*/ 'Date left open',
};

/** A state in one line: `In force for everyone, since 1 April 2021`. */
export function stateLine(
  { state, words }: { state: RequirementState; words: string },
  language: LanguageCode = defaultLanguage,
): string {
  // As the legend says it: `Compulsory; start date not published`.
  return [translate(names[state], language), words].filter(Boolean).join(state === 'listed' ? '; ' : ' ');
}
