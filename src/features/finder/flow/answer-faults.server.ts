import { Refusal } from '#core/http/refusal.ts';
import type { ServerText } from '#core/text/messages.server.ts';
import type { AskedFact } from './asked-facts.ts';
import type { KnownAnswers } from './find-step.server.ts';
import type { AnswerFault } from './read-answers.ts';
import type { AnswerName } from './step.ts';

const faultTexts: Record<AnswerFault, string> = {
  'no-choice': /*i18n*/ 'This must be among these values: {choices}.',
  'no-number': /*i18n*/ 'This must be a number without a sign, of at most ten digits and six decimals.',
  'none-and-more': /*i18n*/ '“none” stands alone: leave it out, or leave the other values out.',
  contradiction:
    /*i18n*/ 'What you say of the battery contradicts itself: a product without one has no kind of battery.',
};
const sizeOfImporter = /*i18n*/ 'The size of an enterprise matters only for makers in India.';

/** The values of the parameters that name whom a sheet is for. */
const headChoices = {
  audience: ['india', 'import', 'unknown'],
  size: ['large', 'small', 'micro', 'unknown'],
} as const;

export type AnswerFaults = readonly (readonly [name: AnswerName, why: ServerText])[];

/** By fact, why an answer cannot be. */
export function answerFaults({ answers, choices }: Pick<KnownAnswers, 'answers' | 'choices'>): AnswerFaults {
  return Object.entries(answers.faults).map(([fact, fault]) => [
    fact as AskedFact,
    { text: faultTexts[fault], values: { choices: choices(fact as AskedFact).join(', ') } },
  ]);
}

type Heads = { audience?: string | null | undefined; size?: string | null | undefined };

/** Why the sheet can be for nobody of whom that is said, by parameter. */
export function headFaults(said: Heads): AnswerFaults {
  const { audience, size } = said;
  // Only makers in India have days by their size.
  if (audience === 'import' && size && size !== 'unknown') return [['size', sizeOfImporter]];
  return (['audience', 'size'] as const).flatMap((name): AnswerFaults => {
    const choices: readonly string[] = headChoices[name];
    const isOne = !said[name] || choices.includes(said[name]);
    return isOne ? [] : [[name, { text: faultTexts['no-choice'], values: { choices: choices.join(', ') } }]];
  });
}

/**
 * @param under what comes before the names in the call's input, such as `answers.`
 * @throws Refusal 422 if there is a fault, with a sentence for each field
 */
export function refuseFaults(faults: AnswerFaults, under = ''): void {
  const [first] = faults;
  if (!first) return;
  throw new Refusal(422, first[1], {
    errors: Object.fromEntries(faults.map(([name, why]) => [under + name, [why]])),
  });
}
