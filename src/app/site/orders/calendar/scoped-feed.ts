import { languageContext, publicUrlContext } from '#app/context.server.ts';
import { calendarResponse } from '#app/page/calendars/calendar-response.ts';
import { translate } from '#core/text/messages.server.ts';
import { todayInIndia } from '#core/time/dates.ts';
import { findFeedSubject, subjectQuery } from '#features/alerts/feeds/feed-subject.server.ts';
import { deadlineScopes } from '#features/orders/deadlines/deadline-feed-path.ts';
import { drawDeadlineFeed } from '#features/orders/deadlines/draw-deadline-feed.server.ts';
import { findDeadlineScope } from '#features/orders/deadlines/find-deadline-scope.server.ts';
import { orderTexts } from '#features/orders/orders.messages.ts';
import type { LanguageCode } from '#locales/languages.ts';
import type { Route } from './+types/scoped-feed';

/** The deadlines of one page, such as a service, an order or a product, as an iCalendar file. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const [, slug] = /^(.+)\.ics$/.exec(params.file) ?? [];
  const scope = slug ? await findScope(params.kind, slug, language) : null;
  if (!scope) return new Response(translate(orderTexts.noFeed, language), { status: 404 });
  const text = await drawDeadlineFeed({
    ...{ language, scope },
    publicUrl: context.get(publicUrlContext),
    today: todayInIndia(),
  });
  return calendarResponse(text, `deadlines-${slug}.ics`);
}

/**
 * Orders, services and categories by their orders; other pages, and those that no order concerns yet, by the rows of the
 * lists that they are about. So each page that offers a calendar has one, and who takes it gets the first date as well.
 */
async function findScope(given: string, slug: string, language: LanguageCode) {
  const kind = deadlineScopes.find((known) => known === given);
  const byOrders = kind && (await findDeadlineScope({ kind, slug }, language));
  if (byOrders) return byOrders;
  const subject = await findFeedSubject(given, slug, language);
  return subject && { name: subject.name, subjects: subjectQuery(subject) };
}
