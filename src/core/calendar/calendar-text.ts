import type { ICalCalendar } from 'ical-generator';

/** The text of a calendar file, whose last line ends like the others; the generator leaves that out. */
export const calendarText = (calendar: ICalCalendar): string => `${calendar}\r\n`;
