import { createHash, randomBytes } from 'node:crypto';
import { inLanguage } from '#core/text/language.ts';
import { todayInIndia } from '#core/time/dates.ts';
import { db } from '#db/client.server.ts';
import { keptSheets } from '#db/schema/kept-sheets.ts';
import { defaultLanguage, type LanguageCode } from '#locales/languages.ts';
import type { SheetFor } from '../evaluation/assess-family.ts';
import { type Family, findAnswered } from '../families/find-family.server.ts';
import type { KnownFamily } from '../families/know-family.server.ts';
import { answerFaults, headFaults, refuseFaults } from '../flow/answer-faults.server.ts';
import { answersAddress } from '../flow/answers-address.ts';
import { type AskedFact, askedFacts, severalFacts } from '../flow/asked-facts.ts';
import { findStep, knowAnswered, takeStep } from '../flow/find-step.server.ts';
import { readSheetFor } from '../flow/read-sheet-for.ts';
import type { AnswerName, Given } from '../flow/step.ts';
import { type KeptAnswers, type KeptRow, keepSheetInput } from '../kept-sheets.schema.ts';
import { readRelease } from '../releases/list-releases.server.ts';
import { keyOfPart, suppliedRows } from '../sheet/supplied-rows.server.ts';
import { suppliedParts } from '../supplied-parts.server.ts';
import { keptRows, statesOf } from './kept-rows.ts';

/** Crockford's base 32: no letter looks like a digit or another letter. */
const signs = '0123456789abcdefghjkmnpqrstvwxyz';
const keyLength = 12;

/**
 * Keeps the sheet of a family with the answers of an address, as it stands today. The same sheet is kept once.
 * @param answers the query of the address; what it says beside answers is left out
 * @returns the key of its address
 * @throws Refusal 422 with every answer that cannot be, because a sheet without it would not be that of the product
 */
export async function keepSheet(family: Family, answers: string, language: LanguageCode): Promise<string> {
  const request = sheetRequest(readGiven(givenOf(answers)));
  const answered = await knowAnswered(family, request, language);
  refuseFaults(
    [...headFaults({ audience: request.read('audience'), size: request.read('size') }), ...answerFaults(answered)],
    'answers.',
  );
  const { given } = await takeStep(answered, request, language);
  const { slug } = family;
  // Names are stored in English, because others who open it read another language.
  const named = language === defaultLanguage ? family : ((await findAnswered(slug, defaultLanguage)) ?? family);
  const known =
    named === family
      ? answered.known
      : (await knowAnswered(named, sheetRequest(readGiven(given)), defaultLanguage)).known;
  const outcome = await outcomeOf(known, request.sheetFor, defaultLanguage);
  const today = todayInIndia();
  const content = JSON.stringify([slug, given, today, outcome.map(({ name: _, ...row }) => row)]);
  const [kept] = await db()
    .insert(keptSheets)
    .values({
      key: makeKey(),
      family: slug,
      familyName: named.name,
      answers: given,
      keptOn: today,
      release: (await readRelease(defaultLanguage)) ?? 0,
      outcome,
      contentHash: createHash('sha256').update(content).digest('hex'),
      lastOpenedOn: today,
    })
    .onConflictDoUpdate({ target: keptSheets.contentHash, set: { lastOpenedOn: today } })
    .returning({ key: keptSheets.key });
  if (!kept) throw new Error('A sheet was kept and gave no row back');
  return kept.key;
}

/**
 * Where a form that was refused leads to: the question that was answered as it cannot be, with all the other answers.
 * Null where no question says what is wrong.
 */
export async function pageOfFault(sent: Record<string, unknown>, language: LanguageCode): Promise<string | null> {
  const { data } = keepSheetInput.safeParse(sent);
  const family = data && (await findAnswered(data.family, language));
  if (!family) return null;
  const given = givenOf(data.answers);
  const step = await findStep(family, { ...sheetRequest(readGiven(given)), isKept: false }, language);
  return step.question?.fault ? inLanguage(answersAddress(family.slug, given, { show: true }), language) : null;
}

/** What stands on a kept sheet on a day by what we know now; null if there is no such family any more. */
export async function outcomeOn(day: string, { family: slug, answers }: { family: string; answers: KeptAnswers }) {
  const family = await findAnswered(slug, defaultLanguage);
  if (!family) return null;
  const request = sheetRequest(readGiven(answers));
  const { known } = await knowAnswered(family, request, defaultLanguage, day);
  return outcomeOf(known, request.sheetFor, defaultLanguage);
}

/**
 * What each approval is for these readers, without words, and what things in the box need: approvals of which nothing is
 * known are left out, but of each thing in the box something stands there, so that a later reader knows it was looked at.
 */
export async function outcomeOf(known: KnownFamily, sheetFor: SheetFor, language: LanguageCode): Promise<KeptRow[]> {
  const parts = await suppliedParts(known, sheetFor, language);
  const ofParts = suppliedRows(parts, known.finder, language);
  const assessed = new Map(
    parts.flatMap((part) => part.assessments.map((each) => [keyOfPart(part, each.approval.key), each.grounds])),
  );
  return [
    ...keptRows(known, sheetFor),
    ...ofParts.map(({ key, name, status, likelihood }) => ({
      ...{ key, name, status, likelihood },
      states: statesOf(assessed.get(key) ?? []),
    })),
  ];
}

/** The request of a step that shows the sheet with these answers. */
export function sheetRequest(read: (name: AnswerName) => string) {
  return { read, sheetFor: readSheetFor(read), change: '', pressed: '', wantsSheet: true, isKept: true, suggested: [] };
}

/** What kept answers say, as an address with them would. */
export function readGiven(given: KeptAnswers): (name: AnswerName) => string {
  const values = new Map<string, readonly string[]>(given);
  return (name) => values.get(name)?.join(',') ?? '';
}

/** Of a fact that has one value, two that are given are one that cannot be. */
function givenOf(answers: string): Given {
  const query = new URLSearchParams(answers);
  const several: readonly AnswerName[] = severalFacts;
  return (['audience', 'size', ...askedFacts] as const).flatMap((name: 'audience' | 'size' | AskedFact) => {
    const all = query.getAll(name);
    const values = several.includes(name) || all.length < 2 ? all : [all.join('; ')];
    return values.length > 0 ? [[name, values] as const] : [];
  });
}

function makeKey(): string {
  return [...randomBytes(keyLength)].map((byte) => signs[byte % signs.length]).join('');
}
