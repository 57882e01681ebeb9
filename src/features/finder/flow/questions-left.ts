import type { Facts } from '../condition.schema.ts';
import type { Family } from '../find-family.server.ts';
import { askableFacts } from './askable-facts.ts';
import type { FactValues } from './asked-facts.ts';
import { type Asked, mostQuestions, openFacts } from './next-question.ts';

type Known = { family: Family; finder: { facts: ReadonlyMap<string, FactValues> }; given: Facts };

/** How many questions at most would settle what is open for a family. */
export function questionsLeft(asked: readonly Asked[], { family, finder, given }: Known): number {
  const open = openFacts(asked, given);
  const left = askableFacts(asked, family, finder.facts).filter(({ fact }) => open.has(fact));
  return Math.min(left.length, mostQuestions);
}
