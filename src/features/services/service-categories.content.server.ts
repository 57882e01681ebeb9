import { contentOf } from '#features/records/content-of.server.ts';
import { yamlDocuments } from '#features/records/files/yaml-documents.server.ts';
import { serviceCategoryKind } from './service-category.record.server.ts';

export const serviceCategoriesContent = contentOf(serviceCategoryKind, {
  documents: ({ files }) => yamlDocuments(files, 'service-categories.yaml'),
});
