import { msg } from '@lingui/core/macro';
import type { SubjectKind } from '#features/change-events/change-events.schema.ts';

/** The feed with the changes that concern a page, as `pageMeta` takes it. Kept sheets have none. */
export function changeFeed(kind: Exclude<SubjectKind, 'sheet'>, slug: string) {
  return { title: msg`What has changed`, atom: `/feeds/${kind}/${slug}.xml` };
}
