import type { Feature } from '#features/feature.ts';
import { siteApi } from './site.api.ts';

export const siteFeature: Feature = {
  name: 'site',
  api: [siteApi],
  content: async () => [
    (await import('./settings.content.server.ts')).settingsContent,
    (await import('./menus.content.server.ts')).menusContent,
  ],
};
