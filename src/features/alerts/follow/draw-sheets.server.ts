import { isDatabaseAway } from '#core/errors.ts';
import { logger } from '#core/logger.server.ts';
import { inOneVersion } from '#db/content/by-content-version.server.ts';
import { knowTogether } from '#features/finder/families/know-family.server.ts';
import { outcomeOn } from '#features/finder/kept/keep-sheet.server.ts';
import type { KeptAnswers, KeptRow } from '#features/finder/kept-sheets.schema.ts';
import { defaultLanguage } from '#locales/languages.ts';

export type KeptSheet = { id: number; family: string; answers: KeptAnswers };

/** So many sheets are kept in memory for the further events of a run. */
const mostDrawn = 5_000;

/**
 * Draws up each sheet once for a day, however many events concern it, and those with the same answers together. One that
 * cannot be drawn up is passed over: nothing else that an event concerns is to wait for it, and what has changed on it is
 * told with the next event. If the database is away, none can be, and the caller hears of it.
 */
export function drawOnce(draw = outcomeOn) {
  const drawn = new Map<string, Promise<KeptRow[] | null>>();
  return (day: string, { id, family, answers }: KeptSheet): Promise<KeptRow[] | null> => {
    const name = JSON.stringify([day, family, answers]);
    const known = drawn.get(name);
    if (known) return known;
    const outcome = draw(day, { family, answers }).catch((error) => {
      // It is no fault of the sheet, and the whole event is tried again.
      if (isDatabaseAway(error)) throw error;
      logger.error({ err: error, sheet: id }, 'a followed sheet could not be drawn up');
      return null;
    });
    if (drawn.size < mostDrawn) drawn.set(name, outcome);
    outcome.catch(() => drawn.delete(name));
    return outcome;
  };
}

export type Draw = ReturnType<typeof drawOnce>;

/** So many sheets are drawn up by one version of the content, within some tenths of a second. */
const sheetsOfOneVersion = 100;

/**
 * Draws up sheets for one day, family by family: what is the same for all sheets of a day, and of a family, is then read
 * once. @returns what stands on each, in their order
 */
export async function drawEach(draw: Draw, day: string, sheets: readonly KeptSheet[]): Promise<(KeptRow[] | null)[]> {
  const sorted = sheets
    .map((sheet, at) => ({ sheet, at }))
    .sort((a, b) => a.sheet.family.localeCompare(b.sheet.family));
  const outcomes = sheets.map((): KeptRow[] | null => null);
  for (let from = 0; from < sorted.length; from += sheetsOfOneVersion) {
    const some = sorted.slice(from, from + sheetsOfOneVersion);
    await inOneVersion(async () => {
      await knowTogether([...new Set(some.map(({ sheet }) => sheet.family))], defaultLanguage, day);
      for (const { sheet, at } of some) outcomes[at] = await draw(day, sheet);
    });
  }
  return outcomes;
}

/** The sheets with what stands on them on a day; those that cannot be drawn up are left out. */
export async function drawAll<Sheet extends KeptSheet>(draw: Draw, day: string, sheets: readonly Sheet[]) {
  const outcomes = await drawEach(draw, day, sheets);
  return sheets.flatMap((sheet, at) => {
    const now = outcomes[at];
    return now ? [{ ...sheet, now }] : [];
  });
}
