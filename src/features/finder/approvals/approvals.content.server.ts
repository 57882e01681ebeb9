import { translate } from '#core/text/messages.server.ts';
import { contentOf } from '#features/records/content-of.server.ts';
import { yamlDocuments } from '#features/records/files/yaml-documents.server.ts';
import { servicesContent } from '#features/services/services.content.server.ts';
import { defaultLanguage } from '#locales/languages.ts';
import { conditionFaults } from '../condition/condition-faults.ts';
import { factsContent, factsInFiles } from '../facts/facts.content.server.ts';
import { approvalKind } from './approval.record.server.ts';

export const approvalsContent = contentOf(approvalKind, {
  needs: [servicesContent],
  documents: ({ files }) => yamlDocuments(files, 'families/approvals.yaml'),
  async check(found, { readBy }) {
    const known = factsInFiles((await readBy(factsContent)).given);
    for (const { document, report } of found)
      for (const fault of document.beside ? conditionFaults(document.beside.when, known) : [])
        report(['beside', 'when'], translate(fault, defaultLanguage));
  },
});
