/** What the deadlines of a calendar have in common: their service, the category of their services, or their order. */
export const deadlineScopes = ['service', 'category', 'order'] as const;
export type ScopeName = { kind: (typeof deadlineScopes)[number]; slug: string };

/** The address of the calendar file with the deadlines of a service, a category or an order, or with all of them. */
export function deadlineFeedPath(scope?: ScopeName): string {
  return scope ? `/orders/calendar/${scope.kind}/${scope.slug}.ics` : '/orders/calendar.ics';
}
