import { eq } from '#core/drizzle.ts';
import { db } from '#db/client.server.ts';
import { writeContent } from '#db/content/write-content.server.ts';
import { productFamilies } from '#db/schema/families.ts';
import { approvals, familyFacts, familyStances, finderRules } from '#db/schema/finder.ts';
import { changeRows } from '../change-rows.ts';
import { createFamily } from '../factories/family.ts';
import { onlyRow } from '../factories/only-row.ts';
import { createProduct } from '../factories/product.ts';
import { at, says, type Trial } from './trial.ts';

/** A family that is always so, for which an approval was looked up. */
async function createSheet(name: string, facts: Record<string, string>, approvalId?: number) {
  const family = await createFamily({ name });
  await writeContent(async (tx, changed) => {
    for (const [fact, value] of Object.entries(facts))
      await tx.insert(familyFacts).values({ familyId: family.id, fact, values: [value], certainty: 'always' });
    if (approvalId)
      await tx
        .insert(familyStances)
        .values({ familyId: family.id, approvalId, stance: 'none-found', lists: [], checkedOn: '2026-01-02' });
    changed('family', [family.id]);
  });
  return family;
}

const anyApproval = async () => onlyRow(await db().select().from(approvals).orderBy(approvals.id).limit(1));

/** What the approval finder knows. */
export const finderTrials: Readonly<Record<string, Trial>> = {
  families: {
    own: () => ({ names: [], parent: null }),
    shown: at('/api/finder/families/{slug}'),
    isFound: true,
  },
  'family-groups': {
    // Families and rules name a group by its name, so only its names in other languages change.
    own: () => ({ name: 'Zorbit group' }),
    say: (document, word) => ({ ...document, translations: { hi: { name: word } } }),
    shown: at('/hi/approval-finder'),
    use: async ({ name }) => {
      const { id } = await createFamily({ name: 'Zorbit grouped', group: String(name) });
      // A group that families are in stays.
      return () => changeRows('family', (tx) => tx.delete(productFamilies).where(eq(productFamilies.id, id)));
    },
  },
  'ambiguous-names': {
    own: (_, word) => ({ text: word.toLowerCase() }),
    say: says('question'),
    shown: at('/api/finder/families?q={text}'),
  },
  approvals: {
    own: () => ({ key: 'zorbit-approval', routeOf: null, lists: [], beside: null }),
    shown: at('/api/finder/families/zorbit-approved'),
    use: async (_, id) => {
      await createSheet('Zorbit approved', {}, id);
      return undefined;
    },
  },
  facts: {
    own: () => ({
      ...{ key: 'zorbit-fact', name: 'Zorbs', kind: 'choice', unit: null, note: null },
      ...{ ask: null, help: null, why: null, askUnit: null, phrases: [], presumptions: [] },
      values: [
        { value: 'few', label: 'Few', clause: null, noun: null, translations: {} },
        { value: 'many', label: 'Many', clause: null, noun: null, translations: {} },
      ],
    }),
    say: (document, word) => ({
      ...document,
      values: (document.values as object[]).map((own) => ({ ...own, clause: `it is ${word}` })),
    }),
    shown: at('/api/finder/families/zorbit-asked'),
    use: async () => {
      const [family, approval] = [await createFamily({ name: 'Zorbit asked' }), await anyApproval()];
      const rule = onlyRow(
        await changeRows('family', (tx) =>
          tx.insert(finderRules).values({
            ...{ key: 'zorbit-asks', approvalId: approval.id, effect: 'requires', families: [family.slug] },
            ...{ condition: { fact: 'zorbit-fact', is: 'many' }, reason: 'It has zorbs.', source: 'A test' },
            ...{ confidence: 'gazette', overrides: [] },
          }),
        ),
      );
      return () => changeRows('family', (tx) => tx.delete(finderRules).where(eq(finderRules.id, rule.id)));
    },
  },
  rules: {
    own: async () => {
      const { slug } = await createSheet('Zorbit ruled', { radio: 'bluetooth' });
      return {
        ...{ key: 'zorbit-rule', families: [slug], groups: [], allGroups: false, exceptFamilies: [], exceptGroups: [] },
        ...{ effect: 'requires', condition: { fact: 'radio', is: 'bluetooth' }, overrides: [], hsChapters: [] },
        examples: { true: { radio: ['bluetooth'] }, false: { radio: ['none'] }, undecided: {} },
      };
    },
    say: says('reason'),
    shown: at('/api/finder/families/zorbit-ruled'),
  },
  requirements: {
    own: async ({ list }) => {
      const { slug } = await createProduct({ name: 'Zorbit required', categories: ['Zorbits'] });
      return { key: `${list} 998 ${slug}`, listKey: '998', product: slug };
    },
    shown: () => '/products/zorbit-required',
  },
  standards: {
    own: () => ({ number: 'IS 98765:2020', successor: null, concurrentUntil: null }),
    say: says('title'),
    shown: at('/standards/{slug}'),
    isFound: true,
  },
  // Only the desk asks them.
  'golden-sheets': { own: () => ({ key: 'zorbit-golden' }), say: says('source'), shown: null },
};
