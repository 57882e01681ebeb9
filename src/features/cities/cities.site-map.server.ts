import type { SiteMapPart } from '#core/sitemap/site-map-part.ts';
import { listCities } from './list-cities.server.ts';

export const citiesSiteMap: readonly SiteMapPart[] = [
  {
    group: 'cities',
    position: 0,
    list: async (language) =>
      (await listCities(language)).map(({ slug, city }) => ({ name: city, url: `/city/${slug}` })),
  },
];
