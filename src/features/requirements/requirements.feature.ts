import type { Feature } from '#features/feature.ts';

export const requirementsFeature: Feature = {
  name: 'requirements',
  content: async () => [(await import('./requirements.content.server.ts')).requirementListsContent],
};
