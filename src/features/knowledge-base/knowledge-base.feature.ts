import type { Feature } from '#features/feature.ts';

export const knowledgeBaseFeature: Feature = { name: 'knowledge-base' };
