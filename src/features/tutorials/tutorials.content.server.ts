import { contentOf } from '#features/records/content-of.server.ts';
import { yamlDocuments } from '#features/records/files/yaml-documents.server.ts';
import { tutorialKind } from './tutorial.record.server.ts';

export const tutorialsContent = contentOf(tutorialKind, {
  documents: ({ files }) => yamlDocuments(files, 'tutorials.yaml'),
});
