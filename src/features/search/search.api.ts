import { call, type SiteCalls } from '#features/site-call.ts';
import { searchAnswer, searchInput } from './search.schema.ts';
import { searchCatalogue } from './search.server.ts';

export const searchApi = {
  'POST /search': call({
    summary: 'Search the catalogue',
    description:
      'A query needs at least three characters, or two of Chinese, Japanese or Korean, whose words are that short. Words may be mistyped or incomplete; a standard is found by its number in any spelling.',
    tag: 'Search',
    input: searchInput,
    answer: searchAnswer,
    answers: 'The results, best first',
    handle: ({ input, language }) => searchCatalogue(input.query, { language }),
  }),
} satisfies SiteCalls;
