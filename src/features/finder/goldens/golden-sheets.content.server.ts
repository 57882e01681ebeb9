import { translate } from '#core/text/messages.server.ts';
import { contentOf } from '#features/records/content-of.server.ts';
import { yamlDocuments } from '#features/records/files/yaml-documents.server.ts';
import { defaultLanguage } from '#locales/languages.ts';
import { approvalsContent } from '../approvals/approvals.content.server.ts';
import { factsContent, factsInFiles } from '../facts/facts.content.server.ts';
import { familiesContent } from '../families/families.content.server.ts';
import { goldenFaults } from './check-golden.server.ts';
import { goldenSheetKind } from './golden-sheet.record.server.ts';

export const goldenSheetsContent = contentOf(goldenSheetKind, {
  needs: [approvalsContent, familiesContent],
  documents: ({ files }) => yamlDocuments(files, 'families/golden-sheets.yaml'),
  async check(found, { readBy }) {
    const facts = factsInFiles((await readBy(factsContent)).given);
    for (const { document, report } of found)
      for (const fault of goldenFaults(document, facts)) report(['answers'], translate(fault, defaultLanguage));
  },
});
