import type { Calls } from '#core/http/calls.ts';
import { searchAnswer, searchInput } from './search.schema.ts';

export const searchCalls = {
  'POST /search': {
    summary: 'Search the catalogue',
    description:
      'A query needs at least three characters. Words may be mistyped or incomplete; a standard is found by its number in any spelling.',
    tag: 'Search',
    input: searchInput,
    answer: searchAnswer,
    answers: 'The results, best first',
  },
} as const satisfies Calls;
