import { translate } from '#core/text/messages.server.ts';
import type { LanguageCode } from '#locales/languages.ts';
import type { Duties, Duty } from '../duties/list-duties.server.ts';
import type { RequirementState } from '../requirement-state.schema.ts';
import type { SheetReader } from './sheet-reader.ts';

/** States in which nobody has to act. */
const idle: readonly RequirementState[] = ['rescinded', 'de-notified', 'voluntary', 'exempt'];

/** Whether a scheme asks something of somebody, today or later. */
export const asksSomething = (states: readonly { state: RequirementState }[]) =>
  states.some(({ state }) => !idle.includes(state));

/** The next step while nobody has to act yet, or while it is not known whether anybody has to. */
const nextWhile: Partial<Record<RequirementState, string>> = {
  unknown: /*i18n*/ 'Before you make or ship it, ask the authority what applies today.',
  paused: /*i18n*/ 'The requirement is not enforced during the pause; be ready for the day after it ends.',
};

/** Who must act for a scheme, and the next step; null if no state calls for it or nothing is known for the list. */
export function dutyOf(
  list: string | undefined,
  states: readonly { state: RequirementState }[],
  { duties, reader, language }: { duties: Duties; reader: SheetReader; language: LanguageCode },
): Duty | null {
  const [first, ...others] = new Set(states.map(({ state }) => state).filter((state) => !idle.includes(state)));
  const duty = duties.get(`${list} ${reader}`);
  if (!duty || !first) return null;
  const instead = others.length === 0 && nextWhile[first];
  return { who: duty.who, next: duty.next && (instead ? translate(instead, language) : duty.next) };
}
