import type { Calls } from '#core/http/calls.ts';
import { searchAnswer, searchInput } from './search.schema.ts';

export const searchCalls = {
  'POST /search': {
    summary: 'Search the catalogue',
    description:
      'Fewer than three characters find nothing. A word may be mistyped or not yet whole; a standard is found by its number in any spelling.',
    tag: 'Search',
    input: searchInput,
    answer: searchAnswer,
    answers: 'What was found, best first',
  },
} as const satisfies Calls;
