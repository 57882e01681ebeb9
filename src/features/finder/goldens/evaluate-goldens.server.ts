import { createHash } from 'node:crypto';
import { asc, eq, inArray } from '#core/drizzle.ts';
import { db } from '#db/client.server.ts';
import { productFamilies } from '#db/schema/families.ts';
import { approvals } from '#db/schema/finder.ts';
import { goldenSheetRows, goldenSheets } from '#db/schema/golden-sheets.ts';
import { findFamilies } from '#features/families/find-families.server.ts';
import { defaultLanguage, type LanguageCode } from '#locales/languages.ts';
import type { Facts, Known } from '../condition.schema.ts';
import { assessFamily, type SheetFor } from '../evaluation/assess-family.ts';
import { isSettled, statedFacts } from '../evaluation/known-facts.ts';
import { factsOfFamily } from '../families/facts-of-family.ts';
import { type KnownFamily, knowFamilies, knowFamily } from '../families/know-family.server.ts';
import type { Status } from '../finder.schema.ts';
import { keptRows, statesOf } from '../kept/kept-rows.ts';
import type { KeptRow } from '../kept-sheets.schema.ts';
import type { GoldenFault } from './golden-changes.schema.ts';

type Golden = Awaited<ReturnType<typeof listGoldens>>[number];
export type EvaluatedGolden = {
  golden: Golden;
  sheetFor: SheetFor;
  /** Null without a sheet. */
  known: KnownFamily | null;
  rows: KeptRow[];
  faults: GoldenFault[];
  /** Hash of the answer: of the same answer the same. */
  outcome: string;
};

/** Which golden sheets, and how much of them. */
export type GoldensAsked = {
  /** Whether to look up where words lead, which needs all names of all families. */
  withWords: boolean;
  /** The slug of the only family whose sheets can say something else; all of them without it. */
  family?: string | undefined;
};

/** What the finder answers to the golden sheets that are public, each for its day. */
export async function evaluateGoldens(
  language: LanguageCode,
  { withWords, family }: GoldensAsked = { withWords: true },
): Promise<EvaluatedGolden[]> {
  const all = await listGoldens();
  const goldens = family === undefined ? all : all.filter(({ families }) => families.includes(family));
  const knownOf = await knowAll(goldens, language);
  const evaluated: EvaluatedGolden[] = [];
  for (const golden of goldens) {
    const sheetFor = { reader: golden.reader, size: golden.size };
    const known = knownOf.get(golden.key) ?? null;
    const rows = known ? keptRows(known, sheetFor) : [];
    const faults = [...(withWords ? await wordFaults(golden) : []), ...sheetFaults(golden, known, sheetFor)];
    const outcome = createHash('sha256')
      .update(JSON.stringify([rows.map(withoutName), faults.map(withoutName)]))
      .digest('hex');
    evaluated.push({ golden, sheetFor, known, rows, faults, outcome });
  }
  return evaluated;
}

const withoutName = <Named extends { name: string }>({ name: _, ...row }: Named) => row;

async function listGoldens() {
  const { goldenId, status, days, position } = goldenSheetRows;
  const [goldens, rows] = await Promise.all([
    db().select().from(goldenSheets).where(eq(goldenSheets.status, 'published')).orderBy(asc(goldenSheets.key)),
    db()
      .select({ goldenId, status, days, approval: approvals.key })
      .from(goldenSheetRows)
      .innerJoin(approvals, eq(approvals.id, goldenSheetRows.approvalId))
      .orderBy(asc(position)),
  ]);
  const rowsOf = Map.groupBy(rows, (row) => row.goldenId);
  return goldens.map((golden) => ({ ...golden, expected: rowsOf.get(golden.id) ?? [] }));
}

/** What is known about the family of each on its day; days share what is the same for all families. */
async function knowAll(goldens: readonly Golden[], language: LanguageCode): Promise<Map<string, KnownFamily>> {
  const all = new Map<string, KnownFamily>();
  for (const [day, own] of Map.groupBy(goldens.filter(hasSheet), (golden) => golden.day)) {
    const slugs = own.flatMap(({ families }) => families);
    const found = await knowFamilies(language, inArray(productFamilies.slug, slugs), day);
    for (const { key, families, answers } of own) {
      const known = found.find(({ family }) => family.slug === families[0]);
      if (!known) continue;
      const given = answersBeside(known, answers);
      // Only a purpose brings exemptions, which are read for it.
      all.set(key, given.purpose ? await knowFamily(known.family, language, given, day) : { ...known, given });
    }
  }
  return all;
}

/** As on the site, an answer counts only where the family leaves it open. */
function answersBeside({ family, finder }: KnownFamily, answers: Golden['answers']): Facts {
  const certain = factsOfFamily(family, finder.facts, 'always');
  return Object.fromEntries(
    Object.entries(statedFacts(answers)).filter(([fact, own]) => isPossible(own, certain[fact])),
  );
}

function isPossible(given: Known, certain: Known | undefined): boolean {
  if (!certain) return true;
  if (isSettled(certain) || !('values' in given)) return false;
  if ('some' in certain) return certain.some.every((value) => given.values.includes(value));
  return !('oneOf' in certain) || given.values.every((value) => certain.oneOf.includes(value));
}

const hasSheet = ({ families }: Golden): boolean => families.length === 1;

async function wordFaults({ words, families }: Golden): Promise<GoldenFault[]> {
  if (!words) return [];
  const { families: found, meant } = await findFamilies(words, defaultLanguage);
  const slugs = found.map(({ slug }) => slug);
  const leads = meant ? slugs.slice(0, 1) : slugs;
  const isSame = families.length > 1 ? families.every((slug) => leads.includes(slug)) : `${families}` === `${leads}`;
  return isSame ? [] : [{ of: words, name: words, expected: families.join(', '), found: leads.join(', ') }];
}

function sheetFaults({ expected }: Golden, known: KnownFamily | null, sheetFor: SheetFor): GoldenFault[] {
  const assessed = known ? assessFamily(known, sheetFor) : [];
  return expected.flatMap(({ approval: of, status, days }) => {
    const found = assessed.find(({ approval }) => approval.key === of);
    const states = found ? statesOf(found.grounds) : [];
    const dayOf = (audience: string) => {
      const state = states.find(({ audiences }) => audiences.some((own) => own === audience));
      // An order that replaces another one begins later than the duty.
      return state?.earlier ?? state?.day ?? '';
    };
    const actual = Object.keys(days).map((audience) => [audience, dayOf(audience)]);
    const [wanted, said] = [say(status, Object.entries(days)), say(found?.status ?? null, actual)];
    const isSame = JSON.stringify(wanted) === JSON.stringify(said);
    return isSame ? [] : [{ of, name: found?.approval.name ?? of, expected: wanted, found: said }];
  });
}

function say(status: Status | null, days: readonly (readonly string[])[]) {
  return { status, days: days.map(([audience = '', day = '']) => ({ audience, day })).sort(byAudience) };
}

const byAudience = (a: { audience: string }, b: { audience: string }) => a.audience.localeCompare(b.audience);
