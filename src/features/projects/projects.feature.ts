import type { Feature } from '#features/feature.ts';
import { projectsApi } from './projects.api.ts';

export const projectsFeature: Feature = { name: 'projects', api: [projectsApi] };
