import { drawingRules, type Job, workEach } from '#core/jobs/jobs.server.ts';
import { listServiceCards } from '#features/services/list-service-cards.server.ts';
import { defaultLanguage } from '#locales/languages.ts';
import { storeBrochureOf } from './store-brochure.server.ts';

/**
 * Draws the brochures soon after a service was written, from the texts as they are by then; those that are stored
 * already are left alone.
 */
export const drawBrochures: Job = {
  queue: { name: 'brochures', options: drawingRules },
  workers: 1,
  async run() {
    await workEach(await listServiceCards(defaultLanguage), storeBrochureOf);
  },
};
