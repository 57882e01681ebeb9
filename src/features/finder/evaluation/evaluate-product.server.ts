import { distinctBy } from '#core/distinct-by.ts';
import type { LanguageCode } from '#locales/languages.ts';
import type { Family } from '../families/find-family.server.ts';
import { answerFaults } from '../flow/answer-faults.server.ts';
import { type AskedFact, askedFacts, severalFacts } from '../flow/asked-facts.ts';
import { knowAnswered, takeStep } from '../flow/find-step.server.ts';
import { readSheetFor } from '../flow/read-sheet-for.ts';
import type { AnswerName } from '../flow/step.ts';
import { drawUpKnownFamily } from '../sheet/draw-up-family-sheet.server.ts';
import { sourceOfRule } from '../sheet/rules-said.ts';
import { type Assessment, assessFamily } from './assess-family.ts';

/** What somebody says of a product: a value of a fact, several, or a number. */
type Answers = { audience?: string | undefined; size?: string | undefined } & {
  [Fact in AskedFact]?: string | number | readonly string[] | undefined;
};

const several: readonly AnswerName[] = severalFacts;

/** The same as the pages with questions find, in one go: the sheet, the next question, and what is wrong with answers. */
export async function evaluateProduct(family: Family, answers: Answers, language: LanguageCode, day?: string) {
  const read = (name: AnswerName) => {
    const given = answers[name];
    if (!Array.isArray(given)) return String(given ?? '');
    // Joined by commas, a list of numbers would be one number with its thousands apart.
    return given.join(several.includes(name) ? ',' : '; ');
  };
  const request = {
    ...{ read, sheetFor: readSheetFor(read) },
    ...{ change: '', pressed: '', wantsSheet: false, suggested: [] },
  };
  const answered = await knowAnswered(family, request, language, day);
  const { known } = answered;
  const step = await takeStep(answered, request, language);
  const sheet = step.sheet ?? (await drawUpKnownFamily(known, request.sheetFor, language, true));
  const assessments = assessFamily(known, request.sheetFor);
  return {
    ...{ step, sheet, day: known.today },
    faults: answerFaults(answered),
    /** What was answered although it is certain for all products of the family. */
    ignored: askedFacts.filter((fact) => answers[fact] !== undefined && !isRead(answered.answers, fact)),
    contradictions: assessments.flatMap(({ isConflict, approval }) => (isConflict ? [approval.key] : [])),
    grounds: new Map(assessments.map(({ approval, grounds }) => [approval.key, groundsOf(grounds)])),
  };
}

type ReadAnswers = Awaited<ReturnType<typeof knowAnswered>>['answers'];

const isRead = ({ stated, faults }: ReadAnswers, fact: AskedFact) => stated[fact] !== undefined || fact in faults;

/** The rows of official lists and the rules behind a status, and the days of the rows for the readers of the sheet. */
function groundsOf(grounds: Assessment['grounds']) {
  const lines = grounds.flatMap((ground) => ('line' in ground ? ground.line : []));
  const states = lines.flatMap((line) =>
    line.states.map(({ state, audiences, day, earlier }) => ({ state, audiences, day, earlier })),
  );
  return {
    states: distinctBy(states, JSON.stringify),
    rows: lines.map(({ list, key, row }) => ({ list, row: key, publication: row.publication?.name ?? null })),
    rules: grounds.flatMap((ground) =>
      'rule' in ground ? { reason: ground.rule.reason, source: sourceOfRule(ground.rule) } : [],
    ),
  };
}
