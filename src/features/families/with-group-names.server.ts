import { db } from '#db/client.server.ts';
import { byContentVersion } from '#db/content/by-content-version.server.ts';
import type { Translations } from '#db/schema/columns.ts';
import { familyGroups } from '#db/schema/families.ts';

/** Families with the names of their groups among their translations, where `localize` finds them. */
export async function withGroupNames<Row extends { group: string; translations: Translations }>(
  families: readonly Row[],
): Promise<Row[]> {
  const groups = await loadGroups('en');
  return families.map((family) => {
    const named = Object.entries(groups.get(family.group) ?? {}).flatMap(([language, texts]) =>
      texts.name ? [[language, { ...family.translations[language], group: texts.name }] as const] : [],
    );
    return { ...family, translations: { ...family.translations, ...Object.fromEntries(named) } };
  });
}

/** The translations of all groups by their names, in every language, so that one copy serves all. */
const loadGroups = byContentVersion(async () => {
  const { name, translations } = familyGroups;
  const groups = await db().select({ name, translations }).from(familyGroups);
  return new Map(groups.map((group) => [group.name, group.translations]));
});
