import type { Feature } from '#features/feature.ts';
import { sitePages } from '#features/pages/site-pages.server.ts';
import { holidaysApi } from './holidays.api.ts';
import { updateCalendarFiles } from './store-drawn-calendars.server.ts';

export const holidaysFeature: Feature = {
  name: 'holidays',
  content: async () => [(await import('./holidays.content.server.ts')).holidaysContent],
  api: [holidaysApi],
  pages: [sitePages({ url: '/holiday-list', name: 'Holiday list', position: 70 })],
  afterContentWrite: { afterCommit: updateCalendarFiles },
};
