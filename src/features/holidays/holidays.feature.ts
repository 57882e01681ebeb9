import type { Feature } from '#features/feature.ts';
import { sitePages } from '#features/pages/site-pages.server.ts';
import { calendarFileKind } from './calendar-file.record.server.ts';
import { drawCalendars } from './draw-calendars.job.ts';
import { holidayKind } from './holiday.record.server.ts';
import { holidaysApi } from './holidays.api.ts';

export const holidaysFeature: Feature = {
  name: 'holidays',
  content: async () => {
    const { calendarFilesContent, holidaysContent } = await import('./holidays.content.server.ts');
    return [holidaysContent, calendarFilesContent];
  },
  records: [holidayKind, calendarFileKind],
  api: [holidaysApi],
  pages: [sitePages({ url: '/holiday-list', name: 'Holiday list', position: 70 })],
  followers: [{ order: 'facts', follows: ['holiday', 'setting'], job: drawCalendars.queue }],
  jobs: [drawCalendars],
};
