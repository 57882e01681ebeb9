import { contentOf } from '#features/records/content-of.server.ts';
import { yamlDocuments } from '#features/records/files/yaml-documents.server.ts';
import { knowledgeCategoryKind } from './knowledge-category.record.server.ts';

export const knowledgeBaseContent = contentOf(knowledgeCategoryKind, {
  documents: ({ files }) => yamlDocuments(files, 'knowledge-base.yaml'),
});
