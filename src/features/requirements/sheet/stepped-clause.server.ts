import { listWords } from '#core/text/localize.ts';
import { translate } from '#core/text/messages.server.ts';
import { longDate } from '#core/time/dates.ts';
import type { LanguageCode } from '#locales/languages.ts';
import type { RequirementState } from '../requirement-state.schema.ts';
import { whoWords } from './sheet-words.server.ts';
import type { SchemeState } from './states-of-scheme.ts';

const steps = {
  'in-force': /*i18n*/ 'of {who} since {day}',
  upcoming: /*i18n*/ 'of {who} from {day}',
};
const nowAndLater = /*i18n*/ '{name} has been required {now}, and will be required {later}';
const onlyNow = /*i18n*/ '{name} has been required {now}';
const onlyLater = /*i18n*/ '{name} will be required {later}';
const exceptFor = /*i18n*/ '{sentence}, but not of {who}';

/** Whether a scheme begins on different days for different audiences, so that each audience has one state. */
export function isStepped(states: readonly SchemeState[]): boolean {
  const concerned = states.flatMap(({ audiences }) => audiences);
  return (
    states.length > 1 &&
    new Set(concerned).size === concerned.length &&
    states.some(({ state }) => state !== 'exempt') &&
    states.every(
      (schemeState) => schemeState.state === 'exempt' || (isStep(schemeState.state) && beginning(schemeState)),
    )
  );
}

/** Says in one clause since or from when a stepped scheme is required of each audience, and of whom it is not. */
export function steppedClause(name: string, states: readonly SchemeState[], language: LanguageCode): string {
  const now = stepWords('in-force', states, language);
  const later = stepWords('upcoming', states, language);
  const text = now && later ? nowAndLater : now ? onlyNow : onlyLater;
  const sentence = translate({ text, values: { name, now, later } }, language);
  const exempt = states.filter(({ state }) => state === 'exempt').flatMap(({ audiences }) => audiences);
  if (exempt.length === 0) return sentence;
  return translate({ text: exceptFor, values: { sentence, who: whoWords(exempt, language) } }, language);
}

function stepWords(wanted: keyof typeof steps, states: readonly SchemeState[], language: LanguageCode): string {
  const inState = states.filter(({ state }) => state === wanted);
  const words = inState.map((schemeState) => {
    const values = {
      who: whoWords(schemeState.audiences, language),
      day: longDate(beginning(schemeState) ?? '', language),
    };
    return translate({ text: steps[wanted], values }, language);
  });
  return listWords(words, language);
}

const isStep = (state: RequirementState): state is keyof typeof steps => state in steps;

const beginning = ({ day, earlier }: SchemeState) => earlier ?? day;
