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
  // What is matched before anything was searched: the names, once for all languages.
  readAhead: [() => loadNames('en')],
  cleanUp: [
    cleanUpRows('searches in vain', { table: 'finder_lookups', where: sql`day < current_date - interval '400 days'` }),
  ],
};
