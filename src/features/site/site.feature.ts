import type { Feature } from '#features/feature.ts';
import { companyCertificateKind, siteCertificateKind } from './certificate.record.server.ts';
import { hostsKind } from './host.record.server.ts';
import { footerImportantKind, footerLinksKind, socialLinksKind, topMenuKind } from './menu.record.server.ts';
import { settingKinds } from './settings.record.server.ts';
import { siteApi } from './site.api.ts';

export const siteFeature: Feature = {
  name: 'site',
  api: [siteApi],
  content: async () => [
    ...(await import('./settings.content.server.ts')).settingsContent,
    ...(await import('./menus.content.server.ts')).menusContent,
  ],
  records: [
    ...Object.values(settingKinds),
    hostsKind,
    topMenuKind,
    footerLinksKind,
    footerImportantKind,
    socialLinksKind,
    companyCertificateKind,
    siteCertificateKind,
  ],
};
