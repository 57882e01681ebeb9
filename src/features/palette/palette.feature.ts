import type { Feature } from '#features/feature.ts';
import { paletteDesk } from './palette.desk.api.ts';

export const paletteFeature: Feature = { name: 'palette', desk: [paletteDesk] };
