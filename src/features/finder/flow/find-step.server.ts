import { todayInIndia } from '#core/time/dates.ts';
import type { LanguageCode } from '#locales/languages.ts';
import { askedApprovals, assessFamily, dependsOnSize, type SheetFor } from '../evaluation/assess-family.ts';
import { isSettled } from '../evaluation/known-facts.ts';
import type { FactText } from '../facts/list-fact-texts.server.ts';
import { factsOfFamily } from '../families/facts-of-family.ts';
import type { Family } from '../families/find-family.server.ts';
import { type KnownFamily, knowFamily } from '../families/know-family.server.ts';
import { loadFinder } from '../load-finder.server.ts';
import { drawUpKnownFamily } from '../sheet/draw-up-family-sheet.server.ts';
import { valueWords } from './answer-words.server.ts';
import { askableFacts, choicesOf } from './askable-facts.ts';
import { type AskedFact, askedFacts, presumedFacts, unknownAnswer } from './asked-facts.ts';
import { drawUpQuestion, firstFacts } from './draw-up-question.server.ts';
import { mostQuestions, openFacts, walk } from './next-question.ts';
import { type ReadAnswers, readAnswers } from './read-answers.ts';
import { answersSaid } from './said-facts.ts';
import type { AnswerName, Given, StatedAnswer, Step, StepRequest } from './step.ts';

/** Who has nothing to do with goods from there. */
const elsewhere = { india: ['foreign-maker', 'importer'], import: ['indian-maker'], everyone: [] } as const;

type Answered = Pick<StepRequest, 'read' | 'sheetFor'> & Partial<Pick<StepRequest, 'pressed' | 'suggested'>>;

/**
 * What is known about a family with the answers of an address; those that cannot be are left out. What the address does
 * not answer, the words of a search may.
 */
export async function knowAnswered(
  family: Family,
  { read, sheetFor, pressed = '', suggested = [] }: Answered,
  language: LanguageCode,
  day = todayInIndia(),
) {
  const { facts } = await loadFinder(language, day);
  const certain = factsOfFamily(family, facts, 'always');
  const choices = (fact: AskedFact) => {
    const text = facts.get(fact);
    const all = text ? choicesOf(fact, text, { family, certain }) : [];
    return fact === 'who' ? all.filter((value) => !elsewhere[sheetFor.reader].some((other) => other === value)) : all;
  };
  const said = answersSaid(suggested, facts, choices);
  // Whoever has sent a question without an answer has not said what the words say.
  const answer = (fact: AskedFact) => read(fact) || (fact === pressed ? '' : (said.get(fact) ?? ''));
  const answers = readAnswers(answer, facts, choices, certain, language);
  return { facts, certain, choices, answers, known: await knowFamily(family, language, answers.facts, day) };
}

/** Where the answers of an address lead: to the question that settles most, or to the sheet. */
export async function findStep(family: Family, request: StepRequest, language: LanguageCode): Promise<Step> {
  return takeStep(await knowAnswered(family, request, language), request, language);
}

export type KnownAnswers = Awaited<ReturnType<typeof knowAnswered>>;

/** How far the answers settle the approvals: what was said in which order, and what is open, without question or sheet. */
export function readStanding({ facts, answers, known }: KnownAnswers, request: StepRequest, language: LanguageCode) {
  const asked = askedApprovals(known, request.sheetFor);
  const askable = askableFacts(asked, known.family, facts);
  const heads = headsOf(known, request);
  const way = walk(asked, answers, askable, mostQuestions - heads.answered.length - heads.left);
  const stated = statedBy(answers, way.given, heads.answered);
  const open = openFacts(asked, answers.facts);
  return {
    ...{ asked, askable, heads, way, stated },
    answers: stated.flatMap((answer) => statedAnswer(answer, { facts, request, language }) ?? []),
    unanswered: askable.flatMap(({ fact }) =>
      open.has(fact) && !answers.facts[fact]
        ? [{ name: fact as AnswerName, label: facts.get(fact)?.words['q:name'] ?? fact }]
        : [],
    ),
    ledger: ledgerOf(known, request.sheetFor),
  };
}

/** The same, where what the answers say is known already. */
export async function takeStep(answered: KnownAnswers, request: StepRequest, language: LanguageCode): Promise<Step> {
  const { sheetFor, wantsSheet, isKept = false } = request;
  const { facts, certain, choices, answers, known } = answered;
  const standing = readStanding(answered, request, language);
  const { asked, askable, heads, stated, ledger } = standing;
  const { next, atMost } = standing.way;
  const presumed = presumedFacts.filter((fact) => !isSettled(certain[fact]));
  const wanted = new Set<string>([...askable.map(({ fact }) => fact), ...presumed]);
  const asks = nextName(request, answers, { head: heads.next, next, asked: wanted });
  // Of what is asked of this product, an answer that cannot be is asked for again before the sheet, unless it could be
  // when the sheet was kept. Of what is not asked, nothing depends on the answer, so that it is left out.
  const isFaulty = !isKept && askedFacts.some((fact) => fact === asks && answers.faults[fact]);
  const question =
    asks && (!wantsSheet || request.change || isFaulty)
      ? await drawUpQuestion(asks, { known, asked, answers, request, choices, certain, language })
      : null;
  const names = stated.map(([name]) => name);
  const place = asks && names.includes(asks) ? names.indexOf(asks) : names.length;
  const open = ledger.filter(({ status }) => status === 'may-apply').length;
  return {
    question,
    sheet: question ? null : await drawUpKnownFamily(known, sheetFor, language, true),
    place,
    following: Math.max(0, atMost + heads.left - (asks && !names.includes(asks) ? 1 : 0)),
    ...{ ledger, open, settled: ledger.length - open },
    answers: standing.answers,
    presumed: presumed.flatMap((fact) => (answers.stated[fact] ? [] : presumedAnswer(fact, facts, request))),
    unanswered: standing.unanswered,
    given: stated,
    previous: names[question ? place - 1 : names.length - 1] ?? null,
  };
}

type Heads = { next: AnswerName | null; answered: Given; left: number };

/** Where it is made decides most, and for makers in India their size where days depend on it; both come first. */
function headsOf({ rows, today }: KnownFamily, { read, sheetFor }: StepRequest): Heads {
  const size = read('size');
  const audience = sheetFor.size ? 'india' : read('audience');
  const knows = sheetFor.reader !== 'everyone';
  const answered: [AnswerName, readonly string[]][] = [];
  if (knows || audience === unknownAnswer) answered.push(['audience', [knows ? sheetFor.reader : unknownAnswer]]);
  const knowsSize = sheetFor.size !== null || size === unknownAnswer;
  if (sheetFor.reader === 'india' && knowsSize) answered.push(['size', [sheetFor.size ?? unknownAnswer]]);
  // Somebody who makes it in India is asked for his size next.
  const sizes = dependsOnSize(rows.values(), today) ? 1 : 0;
  if (answered.length === 0) return { next: 'audience', answered, left: 1 + sizes };
  const asksSize = sheetFor.reader === 'india' && sizes > 0 && !knowsSize;
  return asksSize ? { next: 'size', answered, left: 1 } : { next: null, answered, left: 0 };
}

/** The order in which the questions came; those that are usually taken for granted last. */
function statedBy({ stated }: ReadAnswers, order: readonly string[], heads: Given): Given {
  const placed = new Set(order);
  const facts = [...order, ...askedFacts.filter((fact) => !placed.has(fact))] as AskedFact[];
  return [...heads, ...facts.flatMap((fact) => (stated[fact] ? [[fact, stated[fact]] as const] : []))];
}

type Next = { head: AnswerName | null; next: string | null; asked: ReadonlySet<string> };

/** What is asked: what somebody wants to change, what cannot be as it was answered, or what settles most. */
function nextName({ change }: StepRequest, { faults }: ReadAnswers, { head, next, asked }: Next): AnswerName | null {
  const wanted = [...firstFacts.keys(), ...askedFacts].find((name) => name === change);
  const isAsked = (name: AnswerName) => firstFacts.has(name) || asked.has(name);
  if (wanted && isAsked(wanted)) return wanted;
  const faulty = askedFacts.find((fact) => faults[fact] && isAsked(fact));
  return faulty ?? head ?? (next as AskedFact | null);
}

function statedAnswer(
  [name, values]: Given[number],
  { facts, request, language }: { facts: ReadonlyMap<string, FactText>; request: StepRequest; language: LanguageCode },
): StatedAnswer | null {
  const fact = firstFacts.get(name) ?? name;
  const text = facts.get(fact);
  if (!text) return null;
  const label = text.words['q:name'] ?? name;
  if (values[0] === unknownAnswer) return { name, label, words: '', saidBy: null };
  const spoken = name === 'audience' && values[0] === 'import' ? ['abroad'] : values;
  const known = text.kind === 'number' ? { number: Number(spoken[0]) } : { values: spoken };
  return { name, label, words: valueWords(text, known, language), saidBy: wordsFor(fact, spoken, request) };
}

/** The words of the search that say just that; null if an answer says something else. */
function wordsFor(fact: string, values: readonly string[], { suggested }: StepRequest): string | null {
  const said = suggested.filter((each) => each.fact === fact && values.includes(String(each.value)));
  return said.length > 0 && said.length === values.length ? said.map(({ words }) => words).join(', ') : null;
}

/** What the sheet takes for granted, as an answer that can be changed. */
function presumedAnswer(
  fact: AskedFact,
  facts: ReadonlyMap<string, FactText>,
  { sheetFor }: StepRequest,
): StatedAnswer[] {
  const text = facts.get(fact);
  const words = text?.words[`presumed:${fact === 'who' ? sheetFor.reader : 'all'}`];
  return text && words ? [{ name: fact, label: text.words['q:name'] ?? fact, words, saidBy: null }] : [];
}

/** The approvals that matter to a family, each with where it stands now; what nothing was found for is left out. */
function ledgerOf(known: KnownFamily, sheetFor: SheetFor): Step['ledger'] {
  const quiet = ['none-found', 'not-checked', 'not-required', 'exempt'];
  const before = new Map(
    assessFamily({ ...known, given: {} }, sheetFor).map(({ approval, status }) => [approval.key, status]),
  );
  return assessFamily(known, sheetFor)
    .filter(({ approval, status }) => !quiet.includes(status) || !quiet.includes(before.get(approval.key) ?? status))
    .map(({ approval: { key, name }, status, likelihood }) => ({ key, name, status, likelihood }));
}
