import ICAL from 'ical.js';
import { sync as nodeIcal } from 'node-ical';
import { expect } from 'vitest';

/** What a calendar program shows of an event; a whole day has no time. */
type Shown = { uid: string; title: string; start: Date; isWholeDay: boolean; sequence: number; status: string };

/** The events of a calendar file. Two libraries that did not write it must find the same. */
export function readCalendar(text: string): Shown[] {
  expect(text, 'every line ends as the format requires').toMatch(/END:VCALENDAR\r\n$/);
  const events = readByIcalJs(text);
  expect(readByNodeIcal(text)).toEqual(events);
  return events;
}

function readByIcalJs(text: string): Shown[] {
  const calendar = new ICAL.Component(ICAL.parse(text));
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const { uid, summary, startDate } = new ICAL.Event(component);
    const status = String(component.getFirstPropertyValue('status') ?? '');
    const { sequence } = new ICAL.Event(component);
    return {
      uid,
      title: summary,
      start: startDate.toJSDate(),
      isWholeDay: startDate.isDate,
      sequence: sequence ?? 0,
      status,
    };
  });
}

function readByNodeIcal(text: string): Shown[] {
  return Object.values(nodeIcal.parseICS(text))
    .filter((entry) => entry?.type === 'VEVENT')
    .map(({ uid, summary, start, datetype, sequence, status }) => ({
      uid,
      title: String(summary),
      start: new Date(start),
      isWholeDay: datetype === 'date',
      sequence: Number(sequence ?? 0),
      status: String(status ?? ''),
    }));
}
