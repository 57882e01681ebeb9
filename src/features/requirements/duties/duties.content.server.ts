import { contentOf } from '#features/records/content-of.server.ts';
import { yamlDocuments } from '#features/records/files/yaml-documents.server.ts';
import { dutyKind } from './duty.record.server.ts';

/** Who must act under each list; a sheet says nothing of it where a row is missing. */
export const dutiesContent = contentOf(dutyKind, {
  documents: ({ files }) => yamlDocuments(files, 'duties.yaml'),
});
