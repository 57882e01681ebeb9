import { contentOf } from '#features/records/content-of.server.ts';
import { yamlDocuments } from '#features/records/files/yaml-documents.server.ts';
import { servicesContent } from '#features/services/services.content.server.ts';
import { landingSchemeKind } from './landing-scheme.record.server.ts';

export const landingContent = contentOf(landingSchemeKind, {
  needs: [servicesContent],
  documents: ({ files }) => yamlDocuments(files, 'landing.yaml'),
});
