import { sql } from '#core/drizzle.ts';
import { cleanUpRows } from '#core/jobs/clean-up.ts';
import type { Feature } from '#features/feature.ts';
import { familiesApi } from './families.api.ts';
import { familiesSearch } from './families.search.server.ts';
import { familiesTools } from './families.tools.ts';
import { loadNames } from './load-names.server.ts';

export const familiesFeature: Feature = {
  name: 'families',
  api: [familiesApi],
  tools: [familiesTools],
  search: [familiesSearch],
  // Matched in English, whatever the language of the page.
  readAhead: [() => loadNames('en')],
  cleanUp: [
    cleanUpRows('searches in vain', { table: 'finder_lookups', where: sql`day < current_date - interval '400 days'` }),
  ],
};
