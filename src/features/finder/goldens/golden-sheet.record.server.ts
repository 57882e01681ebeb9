import { goldenSheetRows, goldenSheets } from '#db/schema/golden-sheets.ts';
import { defineRecord } from '#features/records/define-record.server.ts';
import { approvalKind } from '../approvals/approval.record.server.ts';
import { familyKind } from '../families/family.record.server.ts';
import { goldenSheetRecord } from './golden-sheet.record.ts';

export const goldenSheetKind = defineRecord(goldenSheetRecord, {
  table: goldenSheets,
  key: 'key',
  changes: 'golden_sheet',
  references: { families: { column: 'families', to: familyKind } },
  children: {
    expected: {
      table: goldenSheetRows,
      parent: 'goldenId',
      key: 'approvalId',
      references: { approval: { column: 'approvalId', to: approvalKind } },
    },
  },
});
