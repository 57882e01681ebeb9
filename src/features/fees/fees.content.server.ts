import { defineContent } from '#db/content/content-source.server.ts';
import { contentOf } from '#features/records/content-of.server.ts';
import { servicesContent } from '#features/services/services.content.server.ts';
import { serviceFeeKind, serviceStepKind, serviceTimeKind } from './fee-kinds.record.server.ts';
import { readFees } from './read-fees.ts';

const needs = [servicesContent];

/** The files are read together, because their words are translated in one list. */
export const feeFilesContent = defineContent({
  read: ({ files }) => readFees(files),
  async write() {},
});

/** What approvals cost. */
export const serviceFeesContent = contentOf(serviceFeeKind, {
  needs,
  documents: async ({ readBy }) => (await readBy(feeFilesContent)).fees,
});

/** How long they take. */
export const serviceTimesContent = contentOf(serviceTimeKind, {
  needs,
  documents: async ({ readBy }) => (await readBy(feeFilesContent)).times,
});

/** Their steps. */
export const serviceStepsContent = contentOf(serviceStepKind, {
  needs,
  documents: async ({ readBy }) => (await readBy(feeFilesContent)).steps,
});
