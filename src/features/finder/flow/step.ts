import type { Likelihood, SheetFor } from '../evaluation/assess-family.ts';
import type { Status } from '../evaluation/evaluate.ts';
import type { FamilySheet } from '../sheet/family-sheet.ts';
import type { AskedFact } from './asked-facts.ts';
import type { AnswerFault } from './read-answers.ts';

/** A parameter of an address with answers: whom the sheet is for, or a fact about the product. */
export type AnswerName = 'audience' | 'size' | AskedFact;

/** What an address says about a product: the values of each parameter. */
export type Given = readonly (readonly [AnswerName, readonly string[]])[];

/** A question as its screen shows it. */
export type StepQuestion = {
  name: AnswerName;
  kind: 'choice' | 'several' | 'number';
  ask: string;
  /** What the words of the question mean. */
  help: string | null;
  why: string | null;
  /** The approvals that depend on it. */
  decides: string[];
  unit: string | null;
  choices: { value: string; label: string }[];
  /** The answer that stands already, or that the words of a search suggest. */
  chosen: readonly string[];
  /** The words of the search that suggest it. */
  suggestedBy: string | null;
  fault: AnswerFault | null;
};

export type StatedAnswer = {
  name: AnswerName;
  label: string;
  words: string;
  /** The words of the search that say it. */
  saidBy: string | null;
};

/** One step on the way from a family to the sheet of one's own product: a question, or the sheet. */
export type Step = {
  question: StepQuestion | null;
  sheet: FamilySheet | null;
  /** How many questions come before this one, and how many may follow it. */
  place: number;
  following: number;
  ledger: { key: string; name: string; status: Status; likelihood: Likelihood }[];
  settled: number;
  open: number;
  /** In the order in which they were asked. */
  answers: StatedAnswer[];
  presumed: StatedAnswer[];
  /** What nobody has answered yet, or could not, although something depends on it. */
  unanswered: { name: AnswerName; label: string }[];
  given: Given;
  /** The question before this one. */
  previous: AnswerName | null;
};

/** What the address of a step says. */
export type StepRequest = {
  /** The value of a parameter, empty where the address has none. */
  read: (name: AnswerName) => string;
  sheetFor: SheetFor;
  /** The question to which somebody goes back. */
  change: string;
  /** The question whose form was sent. */
  pressed: string;
  /** Whether the sheet is to be shown although something is open. */
  wantsSheet: boolean;
  /** Whether the answers are those of a kept sheet. */
  isKept?: boolean;
  /** What the words of a search say of the product; it holds until an answer says something else. */
  suggested: readonly { fact: string; value: string | number; words: string }[];
};
