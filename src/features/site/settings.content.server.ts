import { contentOf } from '#features/records/content-of.server.ts';
import type { RecordKind } from '#features/records/define-record.server.ts';
import { yamlDocument } from '#features/records/files/yaml-documents.server.ts';
import { hostsKind } from './host.record.server.ts';
import { settingKinds } from './settings.record.server.ts';

const file = 'settings.yaml';
const groups = [...Object.keys(settingKinds), 'hosts'];

const groupOf = <Kind extends RecordKind>(kind: Kind, key: keyof typeof settingKinds) =>
  contentOf(kind, {
    documents: ({ files }) =>
      yamlDocument(files, file, {
        parts: [key, ...groups],
        documentOf: (value) => (kind.list ? { [kind.list]: value } : { ...(value as object) }),
      }),
  });

export const siteSettingsContent = groupOf(settingKinds.site, 'site');
export const contactSettingsContent = groupOf(settingKinds.contact, 'contact');

const { site: _, contact: __, ...others } = settingKinds;

export const settingsContent = [
  siteSettingsContent,
  contactSettingsContent,
  ...Object.entries(others).map(([key, kind]) => groupOf(kind as RecordKind, key as keyof typeof others)),
  contentOf(hostsKind, {
    documents: ({ files }) =>
      yamlDocument(files, file, {
        parts: ['hosts', ...groups],
        // Their table has no order, so they are read by name.
        documentOf: (hosts) => ({ hosts: byName(hosts as { name: string }[]) }),
      }),
  }),
];

const byName = (hosts: { name: string }[]) => hosts.toSorted((a, b) => (a.name < b.name ? -1 : 1));
