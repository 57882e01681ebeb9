import type { Feature } from '#features/feature.ts';
import { standardsSearch } from './standards.search.server.ts';

export const standardsFeature: Feature = { name: 'standards', search: [standardsSearch] };
