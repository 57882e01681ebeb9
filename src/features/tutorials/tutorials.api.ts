import { defineApi } from '#features/define-api.ts';
import { listTutorials } from './list-tutorials.server.ts';
import { tutorialCalls } from './tutorials.calls.ts';

export const tutorialsApi = defineApi(tutorialCalls, {
  'GET /client/tutorials': async ({ language }) => {
    const tutorials = await listTutorials(language);
    return tutorials.map(({ videoUrl, isDemonstration, updatedAt, ...tutorial }) => ({
      ...tutorial,
      video_url: videoUrl,
      is_demonstration: isDemonstration,
      updated_at: updatedAt.toISOString(),
    }));
  },
});
