import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { eq, sql } from '#core/drizzle.ts';
import { db } from '#db/client.server.ts';
import { keptSheets } from '#db/schema/kept-sheets.ts';
import type { LanguageCode } from '#locales/languages.ts';
import { withSite } from '#tests/server.ts';
import { type Family, findFamily } from '../families/find-family.server.ts';
import { answersAddress } from '../flow/answers-address.ts';
import { type AskedFact, askedFacts, severalFacts, unknownAnswer } from '../flow/asked-facts.ts';
import { findStep } from '../flow/find-step.server.ts';
import type { AnswerName, Given } from '../flow/step.ts';
import { loadFinder } from '../load-finder.server.ts';
import { drawFamilyPdf } from '../sheet/draw-family-pdf.server.ts';
import { findKeptSheet } from './find-kept-sheet.server.ts';
import { keepSheet, readGiven, sheetRequest } from './keep-sheet.server.ts';

const site = withSite();

let slugs: string[];
let valuesOf: Map<AskedFact, readonly string[]>;
beforeAll(async () => {
  const { rows } = await db().execute<{ slug: string }>(sql`
    select slug from product_families f where status = 'published'
      and exists (select from family_stances where family_id = f.id) order by slug`);
  slugs = rows.map(({ slug }) => slug);
  const { facts } = await loadFinder('en');
  valuesOf = new Map(
    askedFacts.map((fact) => {
      const { kind = 'number', values = [] } = facts.get(fact) ?? {};
      return [fact, kind === 'number' ? ['0', '12', '1500', '2.5', '1.125'] : values];
    }),
  );
});

/** Answers as somebody may write them into an address: in any order, of any fact, also such as cannot be. */
const answered = fc
  .record({
    place: fc.nat(),
    audience: fc.constantFrom('', 'india', 'import', unknownAnswer),
    size: fc.constantFrom('', 'large', 'small', 'micro'),
    facts: fc.uniqueArray(fc.tuple(fc.constantFrom<AskedFact>(...askedFacts), fc.array(fc.nat(), { maxLength: 3 })), {
      selector: ([fact]) => fact,
      maxLength: 10,
    }),
    language: fc.constantFrom<LanguageCode>('en', 'de', 'hi', 'ar'),
  })
  .map(({ place, audience, size, facts, language }) => {
    const given = facts.flatMap(([fact, places]): Given => {
      const known = [...(valuesOf.get(fact) ?? []), unknownAnswer];
      const several = severalFacts.some((name) => name === fact);
      const values = places.slice(0, several ? 3 : 1).map((at) => known[at % known.length] ?? unknownAnswer);
      return values.length > 0 ? [[fact, values]] : [];
    });
    const heads = { audience, size: audience === 'import' ? '' : size };
    const first = Object.entries(heads).flatMap(
      ([name, value]): Given => (value ? [[name as AnswerName, [value]]] : []),
    );
    return { slug: slugs[place % slugs.length] ?? '', given: [...first, ...given], language };
  });

async function familyOf(slug: string, language: LanguageCode = 'en'): Promise<Family> {
  const family = await findFamily(slug, language);
  if (!family) throw new Error(`no family ${slug}`);
  return family;
}
const queryOf = (address: string) => address.split('?')[1] ?? '';
const answersOf = async (key: string): Promise<Given> =>
  ((await db().select().from(keptSheets).where(eq(keptSheets.key, key)))[0]?.answers as Given) ?? [];

test('answers come back from an address as they went into it, in whatever language it is opened', async () => {
  await fc.assert(
    fc.asyncProperty(answered, async ({ slug, given, language }) => {
      const step = await findStep(await familyOf(slug, language), sheetRequest(readGiven(given)), language);
      const address = answersAddress(slug, step.given, { show: true });
      const again = await findStep(await familyOf(slug), sheetRequest(readGiven(step.given)), 'en');
      expect(answersAddress(slug, again.given, { show: true })).toBe(address);
      expect(again.ledger.map(({ key, status, likelihood }) => [key, status, likelihood])).toEqual(
        step.ledger.map(({ key, status, likelihood }) => [key, status, likelihood]),
      );
      // Whoever keeps the sheet of the address keeps these answers.
      expect(await answersOf(await keepSheet(await familyOf(slug), queryOf(address), 'en'))).toEqual(step.given);
    }),
    { numRuns: 15 },
  );
});

test('a kept sheet is drawn from what is stored as it was drawn before, and kept again it is the same', async () => {
  await fc.assert(
    fc.asyncProperty(answered, async ({ slug, given, language }) => {
      const family = await familyOf(slug, language);
      const before = await findStep(family, sheetRequest(readGiven(given)), language);
      const key = await keepSheet(family, queryOf(answersAddress(slug, before.given)), language);
      const kept = await findKeptSheet(key, language);
      expect(kept).toMatchObject({ slug, keptOn: expect.any(String), changes: [] });
      expect(kept?.today).toEqual(kept?.outcome);
      expect(JSON.stringify(kept?.step)).toBe(JSON.stringify(before));
      const again = queryOf(answersAddress(slug, await answersOf(key), { show: true }));
      expect(await keepSheet(await familyOf(slug), again, 'en')).toBe(key);
    }),
    { numRuns: 15 },
  );
});

test('a sheet is the same to the byte when it is drawn twice, as a page, as data and on paper', async () => {
  const bytesOf = async (path: string) => {
    const answer = await site.get(path, { headers: { 'cache-control': 'no-cache' } });
    expect([path, answer.status]).toEqual([path, 200]);
    // Of a page, what its scripts are allowed by is another for each answer.
    return Buffer.from(await answer.arrayBuffer())
      .toString('latin1')
      .replaceAll(/nonce="[^"]*"/g, '');
  };
  await fc.assert(
    fc.asyncProperty(answered, async ({ slug, given, language }) => {
      const { given: clean } = await findStep(await familyOf(slug), sheetRequest(readGiven(given)), 'en');
      const key = await keepSheet(await familyOf(slug), queryOf(answersAddress(slug, clean)), 'en');
      const stored = answersAddress(slug, await answersOf(key), { show: true });
      const prefix = language === 'en' ? '' : `/${language}`;
      for (const path of [`${prefix}/sheets/${key}`, `/sheets/${key}.json`, `${prefix}${stored}`])
        expect(await bytesOf(path)).toBe(await bytesOf(path));
      const draw = async () => {
        const { step } = (await findKeptSheet(key, 'en')) ?? {};
        if (!step?.sheet) throw new Error(`no sheet ${key}`);
        const bytes = await drawFamilyPdf({ slug, name: slug, sheet: step.sheet, today: '2026-11-29' }, stored);
        return Buffer.from(bytes).toString('latin1');
      };
      expect(await draw()).toBe(await draw());
    }),
    { numRuns: 4 },
  );
});
