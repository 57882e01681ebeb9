import { asc, eq } from '#core/drizzle.ts';
import { localize } from '#core/text/localize.ts';
import { db } from '#db/client.server.ts';
import { byContentVersion } from '#db/content/by-content-version.server.ts';
import { finderFactPhrases, finderFactPresumptions, finderFacts, finderFactValues } from '#db/schema/finder-facts.ts';
import type { FactKind } from '../evaluation/known-facts.ts';

/**
 * A fact in the reader's language. `words` has by value, or by `any`, `atLeast` and so on, what follows "if"; by `q:ask`,
 * `q:why` …, `v:…` and `presumed:…` how visitors are asked and what they answer.
 */
export type FactText = { kind: FactKind; values: string[]; unit: string | null; words: Record<string, string> };

/** The public facts by their keys. Whoever writes a family asks for them with every save. */
export const listFactTexts = byContentVersion(async (language): Promise<ReadonlyMap<string, FactText>> => {
  const [facts, values, phrases, presumptions] = await Promise.all([
    db().select().from(finderFacts).where(eq(finderFacts.status, 'published')),
    db().select().from(finderFactValues).orderBy(asc(finderFactValues.position)),
    db().select().from(finderFactPhrases),
    db().select().from(finderFactPresumptions),
  ]);
  const of = <Row extends { factId: number }>(rows: readonly Row[]) => Map.groupBy(rows, ({ factId }) => factId);
  const [valuesOf, phrasesOf, presumptionsOf] = [of(values), of(phrases), of(presumptions)];
  return new Map(
    facts.map((row) => {
      const { id, key, kind, unit, name, ask, help, why, askUnit } = localize(row, language);
      const own = (valuesOf.get(id) ?? []).map((value) => localize(value, language));
      const words = {
        ...Object.fromEntries(
          (phrasesOf.get(id) ?? []).map((phrase) => [phrase.kind, localize(phrase, language).text] as const),
        ),
        ...Object.fromEntries(
          own.flatMap(({ value, clause, noun, label }) => [
            [value, clause],
            [`n:${value}`, noun],
            [`v:${value}`, label],
          ]),
        ),
        ...{ 'q:name': name, 'q:ask': ask, 'q:help': help, 'q:why': why, 'q:unit': askUnit },
        ...Object.fromEntries(
          (presumptionsOf.get(id) ?? []).map(
            (presumption) => [`presumed:${presumption.reader}`, localize(presumption, language).text] as const,
          ),
        ),
      };
      const said = Object.entries(words).filter((entry): entry is [string, string] => Boolean(entry[1]));
      // Of a text the values are whatever the rows of the lists name.
      const choices = kind === 'text' ? [] : own.map(({ value }) => value);
      return [key, { kind, values: choices, unit, words: Object.fromEntries(said) }];
    }),
  );
});
