import type { Feature } from '#features/feature.ts';
import { indexDocuments } from './index-documents.server.ts';
import { searchApi } from './search.api.ts';
import { searchTools } from './search.tools.ts';

export const searchFeature: Feature = {
  name: 'search',
  api: [searchApi],
  tools: [searchTools],
  followers: [{ order: 'search', follows: 'every kind', inWrite: indexDocuments }],
};
