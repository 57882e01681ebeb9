import { assessFamily } from '#features/finder/evaluation/assess-family.ts';
import type { Family } from '#features/finder/families/find-family.server.ts';
import { unknownAnswer } from '#features/finder/flow/asked-facts.ts';
import { findStep, knowAnswered } from '#features/finder/flow/find-step.server.ts';
import { readSheetFor } from '#features/finder/flow/read-sheet-for.ts';
import type { AnswerName, StepQuestion, StepRequest } from '#features/finder/flow/step.ts';
import { drawUpFamilySheet } from '#features/finder/sheet/draw-up-family-sheet.server.ts';
import { approvals, type Shown } from './judge.ts';

/** A sheet as it is judged: what it says of each approval, what was asked before, and how many approvals stay open. */
export type Walked = { shown: Shown; questions: number; mayApply: number };

/** No flow asks as often; one that does goes round in circles. */
const mostSteps = 20;

/** The sheet of a family before anybody has answered a question. */
export async function readFirstSheet(family: Family): Promise<Walked> {
  const sheetFor = { reader: 'everyone', size: null } as const;
  const sheet = await drawUpFamilySheet(family, { sheetFor, language: 'en' });
  const rows = [...sheet.applies, ...sheet.mayApply, ...sheet.doesNotApply];
  const judged = rows.filter(({ key }) => approvals.includes(key));
  const unchecked = sheet.notChecked.filter(({ hasStance }) => hasStance);
  const shown = new Map([
    ...judged.map(
      ({ key, status, likelihood }) =>
        [key, { status: likelihood === 'unlikely' ? likelihood : status, days: [] }] as const,
    ),
    ...unchecked.map(({ key }) => [key, { status: 'not-checked', days: [] }] as const),
  ]);
  return { shown, questions: 0, mayApply: sheet.mayApply.length };
}

/**
 * Answers the questions about a family as its record says, and "I don't know" where it says nothing.
 * @param record the answer to each question by fact; several values are joined by commas
 */
export async function walkFlow(family: Family, record: ReadonlyMap<string, string>): Promise<Walked> {
  const given = new Map(presumedOtherwise(record));
  const read = (name: AnswerName) => given.get(name) ?? '';
  const requestNow = (): StepRequest => ({
    ...{ read, sheetFor: readSheetFor(read), change: '', pressed: '', wantsSheet: false, suggested: [] },
  });
  for (let questions = 0; questions <= mostSteps; questions += 1) {
    const request = requestNow();
    const { question, sheet } = await findStep(family, request, 'en');
    if (!question) return { ...(await readShown(family, request)), questions, mayApply: sheet?.mayApply.length ?? 0 };
    // An answer that was not accepted is not known.
    const answer = given.has(question.name) ? unknownAnswer : answerOf(question, record);
    given.set(question.name, answer);
  }
  throw new Error(`The questions about ${family.slug} do not end`);
}

/** What a sheet takes for granted is not asked: whoever has no goods for sale changes it there, and says who he is. */
function presumedOtherwise(record: ReadonlyMap<string, string>): [AnswerName, string][] {
  if ((record.get('purpose') ?? 'sale') === 'sale') return [];
  return (['audience', 'purpose', 'who', 'quantity'] as const).flatMap((name) => {
    const said = record.get(name);
    return said ? [[name, said]] : [];
  });
}

function answerOf({ name, kind, choices }: StepQuestion, record: ReadonlyMap<string, string>): string {
  const said = record.get(name);
  if (!said) return unknownAnswer;
  if (kind === 'number') return said;
  const offered = choices.map(({ value }) => value);
  // Somebody who knows the standard, and does not find it among those of the rows, says so.
  if (!said.split(',').every((value) => offered.includes(value)))
    return offered.includes('other') ? 'other' : unknownAnswer;
  return said;
}

/** The status of each approval with the days since when the rows have been in force; read from what the sheet is drawn from. */
async function readShown(family: Family, request: StepRequest): Promise<Pick<Walked, 'shown'>> {
  const { known } = await knowAnswered(family, request, 'en');
  const assessed = assessFamily(known, request.sheetFor).filter(
    ({ approval, status, stance }) =>
      approvals.includes(approval.routeOf ?? approval.key) &&
      status !== 'none-found' &&
      (status !== 'not-checked' || stance),
  );
  return {
    shown: new Map(
      assessed.map(({ approval, status, likelihood, grounds }) => {
        const states = grounds.flatMap((ground) => ('line' in ground ? ground.line.states : []));
        const days = states.flatMap(({ state, day, earlier }) =>
          state === 'in-force' || state === 'upcoming' ? [day, earlier].filter((each) => each !== null) : [],
        );
        // Goods from abroad get the mark by the scheme for makers abroad.
        const key = approval.routeOf ?? approval.key;
        return [key, { status: likelihood === 'unlikely' ? likelihood : status, days }];
      }),
    ),
  };
}
