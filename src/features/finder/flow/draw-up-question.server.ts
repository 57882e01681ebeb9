import { and, eq, sql } from '#core/drizzle.ts';
import { labelled } from '#core/text/join-words.server.ts';
import { localize } from '#core/text/localize.ts';
import { db } from '#db/client.server.ts';
import { mandatoryProducts } from '#db/schema/mandatory-products.ts';
import { products } from '#db/schema/products.ts';
import { lineKey } from '#features/orders/lines/line-facts.ts';
import type { LanguageCode } from '#locales/languages.ts';
import { type Facts, factsIn } from '../condition.schema.ts';
import type { askedApprovals } from '../evaluation/assess-family.ts';
import type { FactText } from '../facts/list-fact-texts.server.ts';
import type { KnownFamily } from '../families/know-family.server.ts';
import { labelOf } from './answer-words.server.ts';
import { valuesIn } from './askable-facts.ts';
import { type AskedFact, otherText, severalFacts } from './asked-facts.ts';
import { openConditions } from './next-question.ts';
import { floorOf, type ReadAnswers } from './read-answers.ts';
import type { AnswerName, StepQuestion, StepRequest } from './step.ts';

/** The facts behind the parameters that name whom a sheet is for. */
export const firstFacts: ReadonlyMap<AnswerName, string> = new Map([
  ['audience', 'made-in'],
  ['size', 'enterprise-size'],
]);
const choicesOfFirst: Partial<Record<AnswerName, readonly string[]>> = {
  audience: ['india', 'import'],
  size: ['large', 'small', 'micro'],
};

type Context = {
  known: KnownFamily;
  asked: ReturnType<typeof askedApprovals>;
  answers: ReadAnswers;
  request: StepRequest;
  choices: (fact: AskedFact) => readonly string[];
  certain: Facts;
  language: LanguageCode;
};

/** A question in the reader's language; null for a fact that has no words. */
export async function drawUpQuestion(name: AnswerName, context: Context): Promise<StepQuestion | null> {
  const { known, asked, answers, request, choices, certain, language } = context;
  const fact = firstFacts.get(name) ?? name;
  const text = known.finder.facts.get(fact);
  if (!text) return null;
  const values = choicesOfFirst[name] ?? choices(name as AskedFact);
  const stated = name === 'audience' || name === 'size' ? currentOf(name, request) : answers.stated[name];
  const refused = stated ? undefined : refusedOf(name, text, values, context);
  // What only the words have answered is shown as theirs to whoever looks at it again.
  const isAnswered = stated !== undefined && request.read(name) !== '';
  const suggestion = isAnswered || refused ? null : suggestionFor(fact, text, values, request);
  const concerned = asked.filter((each) =>
    openConditions(each, answers.facts).some((open) => factsIn(open).includes(fact)),
  );
  return {
    name,
    kind: text.kind === 'number' ? 'number' : severalFacts.some((several) => several === name) ? 'several' : 'choice',
    ask: text.words['q:ask'] ?? '',
    help: text.words['q:help'] ?? null,
    why: text.words['q:why'] ?? null,
    decides: [...new Set(concerned.map(({ approval }) => approval.name))],
    unit: text.words['q:unit'] ?? text.unit,
    choices: await labelChoices(values, text, { fact, known, language }),
    // What it has in any case is ticked, and what the words say.
    chosen: stated ?? [...new Set([...floorOf(certain[fact]), ...(refused ?? suggestion?.values ?? [])])],
    suggestedBy: suggestion?.words ?? null,
    fault: faultOf(name, text, context, stated),
  };
}

/** What was answered although it cannot be, so that it is put right and not given again. */
function refusedOf(
  name: AnswerName,
  { kind }: FactText,
  values: readonly string[],
  { answers, request }: Context,
): readonly string[] | undefined {
  if (name === 'audience' || name === 'size' || !answers.faults[name]) return undefined;
  const given = request.read(name).trim();
  return kind === 'number' ? [given] : given.split(',').filter((value) => values.includes(value));
}

/** What is wrong with the answer, also when the form was sent without one. */
function faultOf(
  name: AnswerName,
  { kind }: FactText,
  { answers, request }: Context,
  stated: readonly string[] | undefined,
) {
  const fault = name === 'audience' || name === 'size' ? null : answers.faults[name];
  if (fault) return fault;
  const isEmpty = request.pressed === name && request.change !== name && !stated;
  if (!isEmpty) return null;
  if (answers.unknown.has(name)) return null;
  return kind === 'number' ? 'no-number' : 'no-choice';
}

function currentOf(name: 'audience' | 'size', { sheetFor, read }: StepRequest): readonly string[] | undefined {
  const current = name === 'audience' ? sheetFor.reader : sheetFor.size;
  if (current && current !== 'everyone') return [current];
  return read(name) ? [read(name)] : undefined;
}

/** What the words of a search say of a fact, with the words, so that it can be seen to be right. */
function suggestionFor(fact: string, { kind }: FactText, values: readonly string[], { suggested }: StepRequest) {
  const said = suggested.filter((each) => each.fact === fact);
  const named = said.map(({ value }) => (fact === 'made-in' && value === 'abroad' ? 'import' : String(value)));
  const fitting = kind === 'number' ? named : named.filter((value) => values.includes(value));
  return fitting.length > 0 ? { values: fitting, words: said.map(({ words }) => words).join(', ') } : null;
}

type Place = { fact: string; known: KnownFamily; language: LanguageCode };

async function labelChoices(values: readonly string[], text: FactText, { fact, known, language }: Place) {
  if (text.kind === 'number') return [];
  if (text.kind !== 'text') {
    return values.map((value) => ({
      value,
      label: labelOf(text, fact === 'made-in' && value === 'import' ? 'abroad' : value),
    }));
  }
  const names = await namesOfRows(known, language);
  const rows = known.family.lines.flatMap(({ list, listKey, condition }) =>
    condition
      ? valuesIn(condition, fact).map((value) => [value, names.get(lineKey({ list, key: listKey }))] as const)
      : [],
  );
  return [
    ...values.map((value) => {
      const name = rows.find(([other, found]) => other === value && found)?.[1];
      return { value, label: name ? labelled(value, name, language) : value };
    }),
    { value: otherText, label: labelOf(text, otherText) },
  ];
}

/** What the rows of a family are called in their lists, because few people know a standard by its number. */
async function namesOfRows({ family }: KnownFamily, language: LanguageCode): Promise<ReadonlyMap<string, string>> {
  const { list, listKey, productId } = mandatoryProducts;
  const keys = family.lines.map((line) => lineKey({ list: line.list, key: line.listKey }));
  const rows = await db()
    .select({ list, listKey, name: products.name, translations: products.translations })
    .from(mandatoryProducts)
    .innerJoin(products, and(eq(products.id, productId), eq(products.status, 'published')))
    .where(sql`${list} || ' ' || ${listKey} = any(${sql.param(keys)}::text[])`);
  return new Map(rows.map((row) => [lineKey({ list: row.list, key: row.listKey }), localize(row, language).name]));
}
