import ical, { ICalCalendarMethod, ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import { calendarText } from '#core/feed/write-feed.server.ts';
import { translate } from '#core/text/messages.server.ts';
import type { LanguageCode } from '#locales/languages.ts';
import type { Holiday } from './holidays.schema.ts';
import { listHolidays } from './list-holidays.server.ts';

const texts = {
  feed: /*i18n*/ 'Holidays of central government offices in India',
  publicFeed: /*i18n*/ 'Public holidays of central government offices in India',
  gazetted: /*i18n*/ 'Public Holiday',
  restricted: /*i18n*/ 'Restricted Holiday',
  tentative: /*i18n*/ 'The date may change.',
} as const;

const dayMilliseconds = 24 * 60 * 60 * 1000;
const refreshSeconds = 24 * 60 * 60;

/**
 * The holidays as an iCalendar file: whole days without a time zone, which leave the calendar's owner free. The same
 * holidays always give the same text.
 * @param isPublicOnly leaves out the restricted holidays, on which offices are open
 */
export async function drawHolidayFeed({
  language,
  publicUrl,
  isPublicOnly,
}: {
  language: LanguageCode;
  publicUrl: string;
  isPublicOnly: boolean;
}): Promise<string> {
  const say = (text: string) => translate(text, language);
  const holidays = (await listHolidays(language)).filter(({ type }) => !isPublicOnly || type === 'Gazetted');
  const calendar = ical({
    name: say(isPublicOnly ? texts.publicFeed : texts.feed),
    prodId: { company: 'Kasauti', product: 'Holiday calendar' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: refreshSeconds,
    url: `${publicUrl}/holiday-list`,
  });
  for (const holiday of holidays) calendar.createEvent(eventOf(holiday, publicUrl, say));
  return calendarText(calendar);
}

function eventOf({ id, date, title, type, isTentative }: Holiday, publicUrl: string, say: (text: string) => string) {
  const start = new Date(`${date}T00:00:00Z`);
  return {
    id: `holiday-${id}@${new URL(publicUrl).hostname}`,
    // The stamp of an entry is not of interest here; a fixed one leaves the text as it is from one request to the next.
    stamp: start,
    start,
    end: new Date(start.getTime() + dayMilliseconds),
    allDay: true,
    timezone: 'UTC',
    summary: type === 'Gazetted' ? title : `${title} (${say(texts.restricted)})`,
    description: say(isTentative ? texts.tentative : type === 'Gazetted' ? texts.gazetted : texts.restricted),
    status: isTentative ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED,
    transparency: ICalEventTransparency.TRANSPARENT,
    categories: [{ name: say(type === 'Gazetted' ? texts.gazetted : texts.restricted) }],
  };
}
