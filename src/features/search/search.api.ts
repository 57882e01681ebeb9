import { defineApi } from '#features/define-api.ts';
import { searchCalls } from './search.calls.ts';
import { searchCatalogue } from './search.server.ts';

export const searchApi = defineApi(searchCalls, {
  'POST /search': ({ input, language }) => searchCatalogue(input.query, { language }),
});
