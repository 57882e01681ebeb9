import { contentOf } from '#features/records/content-of.server.ts';
import { yamlDocuments } from '#features/records/files/yaml-documents.server.ts';
import { servicesContent } from '#features/services/services.content.server.ts';
import { approvalKind } from './approval.record.server.ts';

export const approvalsContent = contentOf(approvalKind, {
  needs: [servicesContent],
  documents: ({ files }) => yamlDocuments(files, 'families/approvals.yaml'),
});
