import { cityPages } from '#db/schema/cities.ts';
import { sitemapOfTable } from '#db/sitemap-of-table.server.ts';
import type { Feature } from '#features/feature.ts';
import type { LanguageCode } from '#locales/languages.ts';
import { citiesApi } from './cities.api.ts';
import { citiesSearch } from './cities.search.server.ts';
import { cityKind } from './city.record.server.ts';
import { listCities } from './find-city.server.ts';

export const citiesFeature: Feature = {
  name: 'cities',
  api: [citiesApi],
  content: async () => [(await import('./cities.content.server.ts')).citiesContent],
  records: [cityKind],
  search: [citiesSearch],
  pages: [
    {
      sitemap: [sitemapOfTable('cities', cityPages, '/city')],
      contents: { group: 'cities', position: 0, list: listContents },
    },
  ],
};

async function listContents(language: LanguageCode) {
  return (await listCities(language)).map(({ slug, city }) => ({ name: city, url: `/city/${slug}` }));
}
