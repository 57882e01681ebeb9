import ICAL from 'ical.js';
import { extractText, getDocumentProxy, getMeta } from 'unpdf';
import { beforeAll, describe, expect, test } from 'vitest';
import { putPublic } from '#core/files/storage.server.ts';
import { calendarBrochures } from '#db/schema/holidays.ts';
import { changeRows } from '#tests/change-rows.ts';
import { emptyContent } from '#tests/factories/empty-content.ts';
import { createHoliday } from '#tests/factories/holiday.ts';
import { createPublication } from '#tests/factories/publication.ts';
import { readCalendar } from '#tests/read-calendar.ts';
import { withSite } from '#tests/server.ts';
import { holidayListAnswer } from './holidays.schema.ts';

const site = withSite();

beforeAll(async () => {
  await emptyContent();
  await createHoliday({ date: '2026-08-15', title: 'Parsi New Year, or Nauroz', holidayType: 'Restricted' });
  await createHoliday({ date: '2026-08-15', title: 'Independence Day' });
  await createHoliday({ date: '2026-03-20', title: 'Id-ul-Fitr', isTentative: true });
  await createHoliday({ date: '2026-05-01', title: 'Forgotten Day', status: 'draft' });
});

test('GET /holiday-list answers with every published holiday by date, gazetted ones first', async () => {
  const answer = await site.get('/api/holiday-list');
  const { page, holidays } = holidayListAnswer.parse(await answer.json());
  expect(page.name).toBe('Holiday calendar');
  expect(holidays.map(({ date, title, holiday_type }) => [date, title, holiday_type])).toEqual([
    ['2026-03-20', 'Id-ul-Fitr', 'Gazetted'],
    ['2026-08-15', 'Independence Day', 'Gazetted'],
    ['2026-08-15', 'Parsi New Year, or Nauroz', 'Restricted'],
  ]);
});

describe('POST /calendar-brochures', () => {
  const read = async (year: unknown) => {
    const answer = await site.post('/api/calendar-brochures', { year });
    return { status: answer.status, body: await answer.json() };
  };

  test('answers with the two files of the year, which may be given as text', async () => {
    const files = { holidayFile: 'calendars/list.pdf', calendarFile: null };
    await putPublic(files.holidayFile, Buffer.from('%PDF-1.4'));
    await changeRows('calendar_file', (tx) => tx.insert(calendarBrochures).values({ year: 2031, ...files }));
    const data = [{ holiday_file: 'calendars/list.pdf', calender_file: null }];
    expect(await read(2031)).toEqual({ status: 200, body: { data } });
    expect(await read('2031')).toEqual({ status: 200, body: { data } });
    expect((await read(2032)).body).toEqual({ data: [] });
  });

  test.each([['next year'], [26], [2026.5], [null], ['']])('refuses %j in words', async (year) => {
    const { status, body } = await read(year);
    expect(status).toBe(422);
    expect(body.errors.year).toEqual(['Enter a year with four digits, such as 2026.']);
  });
});

describe('the files of a year', () => {
  const open = async (file: string) => {
    const answer = await site.get(`/storage/${file}`);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    return getDocumentProxy(new Uint8Array(await answer.arrayBuffer()));
  };

  test('are drawn from its holidays, each with a title and its text', async () => {
    const answer = await site.post('/api/calendar-brochures', { year: 2026 });
    const [{ holiday_file, calender_file }] = (await answer.json()).data;
    const [list, calendar] = await Promise.all([open(holiday_file), open(calender_file)]);
    expect((await getMeta(list)).info).toMatchObject({ Title: 'Holiday list 2026' });
    expect((await getMeta(calendar)).info).toMatchObject({ Title: 'Calendar 2026' });
    const words = (await extractText(list, { mergePages: true })).text;
    expect(words).toMatch(/15-08-2026\s+Saturday\s+Independence Day\s+Public Holiday/);
    expect(words).toMatch(/Parsi New Year, or Nauroz\s+Restricted Holiday/);
    expect(words).toContain('Id-ul-Fitr *');
    expect(words).not.toContain('Forgotten Day');
    expect(calendar.numPages).toBe(1);
    expect((await extractText(calendar, { mergePages: true })).text).toMatch(/January.*December/s);
  });
});

describe('the feed for calendars', () => {
  const read = async (file: string) => {
    const answer = await site.get(`/holiday-list/${file}`);
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    return answer.text();
  };

  test('ical.js reads whole days, their types and whether they may change', async () => {
    const calendar = new ICAL.Component(ICAL.parse(await read('all.ics')));
    const events = calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
    expect(
      events.map(({ summary, startDate, endDate }) => [summary, startDate.toString(), endDate.toString()]),
    ).toEqual([
      ['Id-ul-Fitr', '2026-03-20', '2026-03-21'],
      ['Independence Day', '2026-08-15', '2026-08-16'],
      ['Parsi New Year, or Nauroz (Restricted Holiday)', '2026-08-15', '2026-08-16'],
    ]);
    expect(events.every(({ startDate }) => startDate.isDate)).toBe(true);
    const statuses = events.map(({ component }) => component.getFirstPropertyValue('status'));
    expect(statuses).toEqual(['TENTATIVE', 'CONFIRMED', 'CONFIRMED']);
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(3);
  });

  test('two libraries read the same days, and the restricted ones only in the feed of all', async () => {
    const titlesOf = async (file: string) => readCalendar(await read(file)).map(({ title }) => title);
    expect(await titlesOf('public.ics')).toEqual(['Id-ul-Fitr', 'Independence Day']);
    expect(await titlesOf('all.ics')).toContain('Parsi New Year, or Nauroz (Restricted Holiday)');
    expect(readCalendar(await read('all.ics')).every(({ isWholeDay }) => isWholeDay)).toBe(true);
  });

  test('is the same text as long as the holidays are the same', async () => {
    expect(await read('all.ics')).toBe(await read('all.ics'));
  });
});

describe('the page', () => {
  const read = async (query: string) => {
    const answer = await site.get(`/holiday-list${query}`);
    return { status: answer.status, text: (await answer.text()).replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ') };
  };

  test('lists the holidays of the month in the address with their full dates', async () => {
    const { status, text } = await read('?year=2026&month=8');
    expect(status).toBe(200);
    expect(text).toContain('Saturday, 15 August 2026 Independence Day Public Holiday');
    expect(text).toContain('Saturday, 15 August 2026 Parsi New Year, or Nauroz Restricted Holiday');
    expect(text).toContain('work on 21 days this month');
    expect(text).not.toContain('Id-ul-Fitr');
  });

  test.each([
    ['?year=1999', 'We have no calendar for the year “ 1999 ”.'],
    ['?year=next&month=8', 'We have no calendar for the year “ next ”.'],
    ['?year=2026&month=13', '“ 13 ” is not the number of a month.'],
  ])('%s is answered in a sentence', async (query, sentence) => {
    const { status, text } = await read(query);
    expect(status).toBe(404);
    expect(text).toContain(sentence);
  });
});

// Last, because it adds holidays.
test('the files of a year have a new address when a holiday is added', async () => {
  const read = async () => (await (await site.post('/api/calendar-brochures', { year: 2033 })).json()).data[0];
  await createHoliday({ date: '2033-01-26', title: 'Republic Day' });
  const before = await read();
  await createHoliday({ date: '2033-08-15', title: 'Independence Day' });
  const after = await read();
  expect(after.holiday_file).toMatch(/^calendars\/holiday-list-2033-/);
  expect(after.holiday_file).not.toBe(before.holiday_file);
  expect(await read()).toEqual(after);
});

test('the month of a publication stands only under the year that it is about', async () => {
  await createPublication({ list: 'holidays', asOf: '2025-07' });
  for (const date of ['2025-01-26', '2027-01-26']) await createHoliday({ date, title: 'Republic Day' });
  const textOf = async (year: number) => {
    const page = await (await site.get(`/holiday-list?year=${year}&month=1`)).text();
    return page.replace(/<[^>]*>/g, '').replace(/\s+/g, ' ');
  };
  expect(await textOf(2026)).toContain('Source: Zorbit Authority: Zorbit list, July 2025');
  expect(await textOf(2025)).toContain('Source: Zorbit Authority: Zorbit list, list for 2025');
  expect(await textOf(2027)).toContain('The government has not published its list for 2027 yet.');
});
