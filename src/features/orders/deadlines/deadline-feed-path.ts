import type { SubjectKind } from '#features/change-events/change-events.schema.ts';

/** What the deadlines of a calendar have in common: their service, the category of their services, or their order. */
export const deadlineScopes = ['service', 'category', 'order'] as const;
export type ScopeName = { kind: (typeof deadlineScopes)[number]; slug: string };
/** The other pages that have a calendar. A kept sheet has none, because its key must stand in no log. */
export type CalendarName = { kind: Exclude<SubjectKind, 'sheet'>; slug: string };

/** The address of the calendar file with the deadlines of a page, or with all of them. */
export function deadlineFeedPath(scope?: CalendarName): string {
  return scope ? `/orders/calendar/${scope.kind}/${scope.slug}.ics` : '/orders/calendar.ics';
}
