import type { Feature } from '#features/feature.ts';

export const siteFeature: Feature = {
  name: 'site',
  content: async () => [
    (await import('./settings.content.server.ts')).settingsContent,
    (await import('./menus.content.server.ts')).menusContent,
  ],
};
