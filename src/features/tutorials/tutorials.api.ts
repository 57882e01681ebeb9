import { call, type SiteCalls } from '#features/site-call.ts';
import { listTutorials } from './list-tutorials.server.ts';
import { tutorialsAnswer } from './tutorials.schema.ts';

export const tutorialsApi = {
  'GET /client/tutorials': call({
    summary: 'The tutorials for clients',
    tag: 'Client area',
    who: 'client',
    answer: tutorialsAnswer,
    answers: 'The tutorials, in the order in which to read them',
    handle: async ({ language }) => {
      const tutorials = await listTutorials(language);
      return tutorials.map(({ videoUrl, isDemonstration, updatedAt, ...tutorial }) => ({
        ...tutorial,
        video_url: videoUrl,
        is_demonstration: isDemonstration,
        updated_at: updatedAt.toISOString(),
      }));
    },
  }),
} satisfies SiteCalls;
