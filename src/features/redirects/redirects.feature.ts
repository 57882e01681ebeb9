import type { Feature } from '#features/feature.ts';
import { redirectsDesk } from './redirects.desk.api.ts';

export const redirectsFeature: Feature = { name: 'redirects', desk: [redirectsDesk] };
