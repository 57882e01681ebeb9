import { call, type SiteCalls } from '#features/site-call.ts';
import { familiesAnswer, familiesQuery } from './families.schema.ts';
import { findFamilies } from './find-families.server.ts';

export const familiesApi = {
  'GET /finder/families': call({
    summary: 'Find families of products by what they are called',
    description:
      'Names in English, Hindi, Arabic and Hindi in Latin letters, also mistyped, and the words of their names in the language of the request; customs codes, numbers of standards and codes of electrical equipment.',
    tag: 'Search',
    query: familiesQuery,
    answer: familiesAnswer,
    answers: 'The families, best first, and what was understood',
    handle: async ({ query, language }) => {
      const { understood, families, question, exact, meant } = await findFamilies(query.q, language);
      const { plainWords: words, hs, standards, orders, facts } = understood;
      return {
        understood: { words, hs, standards, orders, facts },
        families: families.map(({ slug, name, group, score, why }) => ({ slug, name, group, score, why })),
        question,
        exact,
        meant,
      };
    },
  }),
} satisfies SiteCalls;
