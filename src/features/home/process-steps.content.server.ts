import { contentOf } from '#features/records/content-of.server.ts';
import { yamlDocuments } from '#features/records/files/yaml-documents.server.ts';
import { processStepKind } from './process-step.record.server.ts';

export const processStepsContent = contentOf(processStepKind, {
  documents: ({ files }) => yamlDocuments(files, 'process-steps.yaml'),
});
