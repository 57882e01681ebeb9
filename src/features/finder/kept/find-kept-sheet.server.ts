import { and, eq, lt } from '#core/drizzle.ts';
import { todayInIndia } from '#core/time/dates.ts';
import { db } from '#db/client.server.ts';
import { keptSheets } from '#db/schema/kept-sheets.ts';
import { stateWords } from '#features/requirements/sheet/sheet-words.server.ts';
import type { LanguageCode } from '#locales/languages.ts';
import type { Likelihood } from '../evaluation/assess-family.ts';
import type { Status } from '../evaluation/evaluate.ts';
import { findAnswered } from '../families/find-family.server.ts';
import { knowAnswered, takeStep } from '../flow/find-step.server.ts';
import type { KeptRow } from '../kept-sheets.schema.ts';
import { loadFinder } from '../load-finder.server.ts';
import { changesSince } from './changes-since.ts';
import { outcomeOf, readGiven, sheetRequest } from './keep-sheet.server.ts';
import { releaseThatChanged } from './release-that-changed.server.ts';

export type KeptSheet = NonNullable<Awaited<ReturnType<typeof findKeptSheet>>>;

/**
 * A kept sheet: what stood on it, what stands there today (null if there is no such family any more), and what has
 * changed. Null for a key that nobody was given.
 */
export async function findKeptSheet(key: string, language: LanguageCode) {
  const kept = await readKept(key);
  if (!kept) return null;
  const family = await findAnswered(kept.family, language);
  const request = sheetRequest(readGiven(kept.answers));
  const answered = family && (await knowAnswered(family, request, language));
  const step = answered && (await takeStep(answered, request, language));
  const today = answered && (await outcomeOf(answered.known, request.sheetFor, language));
  await noteOpened(key);
  const { family: slug, keptOn, familyName: name, answers, release } = kept;
  const outcome = kept.outcome && (await named(kept.outcome, today ?? [], language));
  const changes = outcome && today ? changesSince(outcome, today) : [];
  const changedBy = changes.length > 0 ? await releaseThatChanged(slug, release) : null;
  const { sheetFor } = request;
  return { slug, family, name, answers, keptOn, release, outcome, today, changes, changedBy, step, sheetFor };
}

/** The row of a kept sheet; null for a key that nobody was given. */
export async function readKept(key: string) {
  if (!/^[0-9a-z]{12}$/.test(key)) return null;
  const [kept] = await db().select().from(keptSheets).where(eq(keptSheets.key, key));
  return kept ?? null;
}

/** What stood on a sheet, with the names that its rows have today in the language of its reader. */
async function named(
  outcome: readonly KeptRow[],
  today: readonly KeptRow[],
  language: LanguageCode,
): Promise<KeptRow[]> {
  const { approvals } = await loadFinder(language);
  const names = new Map([...approvals, ...today].map(({ key, name }) => [key, name]));
  return outcome.map((row) => ({ ...row, name: names.get(row.key) ?? row.name }));
}

/** Who opens a sheet keeps it for two years more; the day is written once a day. */
async function noteOpened(key: string) {
  const today = todayInIndia();
  await db()
    .update(keptSheets)
    .set({ lastOpenedOn: today })
    .where(and(eq(keptSheets.key, key), lt(keptSheets.lastOpenedOn, today)));
}

/** A row of a kept sheet in words. */
export type KeptWords = { name: string; status: Status; likelihood: Likelihood; words: string[] };

/** A row as a reader sees it, with the name that the approval has today. */
export function keptWords(row: KeptRow, name: string, language: LanguageCode): KeptWords {
  const { status, likelihood, states } = row;
  return {
    ...{ name, status, likelihood },
    words: states.flatMap((state) => stateWords({ ...state, publication: null }, language) || []),
  };
}
