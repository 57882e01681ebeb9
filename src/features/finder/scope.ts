import type { RuleScope } from '#db/schema/finder.ts';

type Family = { slug: string; group: string; usualCodes: readonly string[] };

/** Whether a rule concerns a family. */
export function isInScope(scope: RuleScope, { slug, group, usualCodes }: Family): boolean {
  if (scope['except-families']?.includes(slug) || scope['except-groups']?.includes(group)) return false;
  if (scope.families?.includes(slug)) return true;
  const isInGroup = scope.groups === 'all' || (scope.groups?.includes(group) ?? false);
  const chapters = scope['hs-chapters'];
  return isInGroup && (!chapters || usualCodes.some((code) => chapters.includes(code.slice(0, 2))));
}
