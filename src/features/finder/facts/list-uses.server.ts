import { and, eq, isNotNull } from '#core/drizzle.ts';
import type { ServerText } from '#core/text/messages.server.ts';
import { db } from '#db/client.server.ts';
import { familyLines, productFamilies } from '#db/schema/families.ts';
import { approvals, familyFacts, finderRules, suppliedFamilies } from '#db/schema/finder.ts';
import { goldenSheets } from '#db/schema/golden-sheets.ts';
import { usedBy } from '#features/records/desk/used-by.ts';
import { type Condition, factsIn } from '../condition.schema.ts';
import { needTexts as texts } from '../desk/finder.messages.ts';
import { valuesIn } from '../flow/askable-facts.ts';
import { askedFacts } from '../flow/asked-facts.ts';

/** What says something of a fact: the key of a rule, an approval or a family, and the values that it names. */
type Use = { by: string; values: readonly string[] };

/** Facts that addresses and sheets name: those that visitors are asked for, and those of whom a sheet is for. */
export const isAsked = (fact: string): boolean =>
  fact === 'made-in' || fact === 'enterprise-size' || askedFacts.some((asked) => asked === fact);

/** What is public and says something of a fact. */
export async function listUses(fact: string): Promise<Use[]> {
  const { slug, id, status } = productFamilies;
  const [facts, lines, rules, besides, supplies, goldens] = await Promise.all([
    db()
      .select({ by: slug, values: familyFacts.values })
      .from(familyFacts)
      .innerJoin(productFamilies, and(eq(id, familyFacts.familyId), eq(status, 'published')))
      .where(eq(familyFacts.fact, fact)),
    db()
      .select({ by: slug, condition: familyLines.condition })
      .from(familyLines)
      .innerJoin(productFamilies, and(eq(id, familyLines.familyId), eq(status, 'published')))
      .where(isNotNull(familyLines.condition)),
    db().select().from(finderRules).where(eq(finderRules.status, 'published')),
    db()
      .select({ by: approvals.key, beside: approvals.beside })
      .from(approvals)
      .where(and(eq(approvals.status, 'published'), isNotNull(approvals.beside))),
    db()
      .select({ by: slug, item: suppliedFamilies.item, condition: suppliedFamilies.condition })
      .from(suppliedFamilies)
      .innerJoin(productFamilies, eq(id, suppliedFamilies.familyId)),
    db().select().from(goldenSheets).where(eq(goldenSheets.status, 'published')),
  ]);
  const stated = [
    ...rules.flatMap(({ key: by, examples }) => Object.values(examples).map((given) => ({ by, given }))),
    ...goldens.map(({ key: by, answers }) => ({ by, given: answers })),
  ];
  const conditions = [
    ...rules.map(({ key: by, condition }) => ({ by, condition })),
    ...besides.map(({ by, beside }) => ({ by, condition: beside?.when ?? null })),
    ...lines.map(({ by, condition }) => ({ by, condition: condition as Condition | null })),
    ...supplies,
  ];
  return [
    ...conditions.flatMap(({ by, condition }) =>
      condition && factsIn(condition).includes(fact) ? [{ by, values: valuesIn(condition, fact) }] : [],
    ),
    ...stated.flatMap(({ by, given: { [fact]: value } }) =>
      value === undefined ? [] : [{ by, values: [value].flat().map(String) }],
    ),
    // The items of what is in the box are values of this fact.
    ...(fact === 'supplied-with' ? supplies.map(({ by, item }) => ({ by, values: [item] })) : []),
    ...facts,
  ];
}

/** Why a fact cannot be taken from the site; null if nothing names it. */
export async function whatNeedsFact(fact: string): Promise<ServerText | null> {
  if (isAsked(fact)) return { text: texts.isAsked, values: { fact } };
  const uses = await listUses(fact);
  return usedBy(
    fact,
    uses.map(({ by }) => by),
  );
}
