import { and, arrayContains, eq, or } from '#core/drizzle.ts';
import type { ServerText } from '#core/text/messages.server.ts';
import { db } from '#db/client.server.ts';
import { productFamilies } from '#db/schema/families.ts';
import { finderRules } from '#db/schema/finder.ts';
import { usedBy } from '#features/records/desk/used-by.ts';

/** Why a group cannot be taken from the site: public families are in it, or rules name it. */
export async function whatNeedsGroup(name: string): Promise<ServerText | null> {
  const { key, groups, exceptGroups, status } = finderRules;
  const [families, rules] = await Promise.all([
    db()
      .select({ by: productFamilies.name })
      .from(productFamilies)
      .where(and(eq(productFamilies.group, name), eq(productFamilies.status, 'published')))
      .orderBy(productFamilies.name),
    db()
      .select({ by: key })
      .from(finderRules)
      .where(and(eq(status, 'published'), or(arrayContains(groups, [name]), arrayContains(exceptGroups, [name]))))
      .orderBy(key),
  ]);
  return usedBy(
    name,
    [...families, ...rules].map(({ by }) => by),
  );
}
