import type { Feature } from '#features/feature.ts';
import { searchApi } from './search.api.ts';

export const searchFeature: Feature = { name: 'search', api: [searchApi] };
