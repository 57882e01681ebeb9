import { writeContent } from '#db/content/write-content.server.ts';
import { familyNames, productFamilies } from '#db/schema/families.ts';
import { onlyRow } from './only-row.ts';
import { slugOf } from './slug-of.ts';

type NewFamily = Partial<typeof productFamilies.$inferInsert> & { name: string; names?: string[] };

/** A published family with trade names in English. */
export function createFamily({ names = [], ...values }: NewFamily) {
  return writeContent(async (tx, changed) => {
    const row = { slug: slugOf(values.name), group: 'Things', definition: 'It is used.', reviewedOn: '2026-01-02' };
    const family = onlyRow(
      await tx
        .insert(productFamilies)
        .values({ ...row, ...values })
        .returning(),
    );
    const named = names.map((text) => ({
      ...{ familyId: family.id, language: 'en', kind: 'trade' },
      ...{ text, normalised: text.toLowerCase() },
    }));
    if (named.length > 0) await tx.insert(familyNames).values(named);
    changed('family', [family.id]);
    return family;
  });
}
