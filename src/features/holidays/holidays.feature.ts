import type { Feature } from '#features/feature.ts';
import { holidaysApi } from './holidays.api.ts';
import { holidaysSiteMap } from './holidays.site-map.server.ts';
import { holidaysSitemap } from './holidays.sitemap.server.ts';
import { updateCalendarFiles } from './update-calendar-files.server.ts';

export const holidaysFeature: Feature = {
  name: 'holidays',
  content: async () => [(await import('./holidays.content.server.ts')).holidaysContent],
  api: [holidaysApi],
  sitemap: holidaysSitemap,
  afterContentWrite: { afterCommit: updateCalendarFiles },
  siteMap: holidaysSiteMap,
};
