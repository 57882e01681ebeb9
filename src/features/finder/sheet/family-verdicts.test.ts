import { expect, test } from 'vitest';
import { importClauses } from '#features/requirements/sheet/import-clauses.server.ts';
import { moreWords, onlyMayApply } from '#features/requirements/sheet/sheet-words.server.ts';
import { type LanguageCode, languages } from '#locales/languages.ts';
import { withTestDatabase } from '#tests/with-test-database.ts';
import { assessFamily } from '../evaluation/assess-family.ts';
import { findFamily } from '../families/find-family.server.ts';
import { type KnownFamily, knowFamilies, knowFamily } from '../families/know-family.server.ts';
import { importPolicy } from '../import-policy.ts';
import { familyVerdicts } from './family-verdicts.server.ts';

withTestDatabase();

const routes = ['india', 'import'] as const;

/** How a sentence in that language says that so many may apply, beside what is required or by itself. */
const clausesOf = (more: number, language: LanguageCode) => [moreWords(more, language), onlyMayApply(more, language)];

/** Whether the words have the clause with its own number: in “14 more may apply” there is no “4 more may apply”. */
function hasClause(words: string, clause: string): boolean {
  const around = words.split(clause);
  return around.some(
    (before, at) => at + 1 < around.length && !/\p{Nd}$/u.test(before) && !/^\p{Nd}/u.test(around[at + 1] ?? ''),
  );
}

/** The lines of a family's verdict that are silent although rows are open. */
function silentLines(known: KnownFamily, language: LanguageCode): string[] {
  const verdicts = familyVerdicts(known, { reader: 'everyone', size: null }, language);
  return routes.flatMap((reader, place) => {
    const assessments = assessFamily(known, { reader, size: null });
    if (assessments.some(({ status }) => status === 'prohibited')) return [];
    const mayApply = assessments.filter(({ status }) => status === 'may-apply');
    const open = mayApply.filter(({ approval }) => approval.key !== importPolicy).length;
    // What the trade policy may ask is counted with the rest, or has a clause of its own.
    const policy = mayApply.length - open;
    // What nobody has checked may apply too; it is counted with the rest, or by itself.
    const unchecked = assessments.filter(({ status, stance }) => status === 'not-checked' && stance).length;
    const counts = [open, open + policy, open + unchecked, open + policy + unchecked];
    const words = verdicts[place]?.words ?? '';
    const isSaid = counts.some((more) => clausesOf(more, language).some((clause) => hasClause(words, clause)));
    return open === 0 || isSaid ? [] : [`${known.family.slug}: ${words}`];
  });
}

test('what is asked of an import is said as such in every language, never counted among the approvals', async () => {
  for (const { code } of languages) {
    const { last } = importClauses([{ effect: 'condition', leads: false }], code);
    const family = await findFamily('led-bulb', code);
    const known = family && (await knowFamily(family, code, {}));
    const [verdict] = known ? familyVerdicts(known, { reader: 'import', size: null }, code) : [];
    expect([code, verdict?.words]).toEqual([code, expect.stringContaining(last.join())]);
  }
});

// Of every third language a tenth of the families, another one than of the one before it: all of them take minutes.
test('a verdict on a family of which rows are open says so in its language', async () => {
  const share = 10;
  for (const [place, { code }] of languages.filter((_, at) => at % 3 === 0).entries()) {
    const families = await knowFamilies(code);
    const sampled = families.filter((_, at) => at % share === place % share);
    expect(sampled.length).toBeGreaterThan(80);
    expect([code, sampled.flatMap((known) => silentLines(known, code))]).toEqual([code, []]);
  }
}, 120_000);
