import {
  ambiguousNames,
  familyGroups,
  familyHs,
  familyLines,
  familyNames,
  productFamilies,
} from '#db/schema/families.ts';
import { familyFacts, familyStances } from '#db/schema/finder.ts';
import { wordsOf } from '#features/families/words.ts';
import { defineRecord } from '#features/records/define-record.server.ts';
import { approvalKind } from '../approvals/approval.record.server.ts';
import { ambiguousNameRecord } from './ambiguous-name.record.ts';
import { familyRecord } from './family.record.ts';
import { familyGroupRecord } from './family-group.record.ts';
import { whatNeedsGroup } from './what-needs-group.server.ts';

export const familyGroupKind = defineRecord(familyGroupRecord, {
  table: familyGroups,
  key: 'name',
  changes: 'family',
  neededBy: ({ name }) => whatNeedsGroup(name),
});

const parent = 'familyId';

export const familyKind = defineRecord(familyRecord, {
  table: productFamilies,
  key: 'slug',
  changes: 'family',
  references: { group: { column: 'group', to: familyGroupKind }, parent: { column: 'parentId', to: 'self' } },
  children: {
    names: {
      table: familyNames,
      parent,
      key: 'normalised',
      within: 'language',
      deriveRow: ({ text }) => ({ normalised: wordsOf(String(text)).join(' ') }),
    },
    lines: { table: familyLines, parent, key: 'listKey', within: 'list' },
    codes: { table: familyHs, parent, key: 'code' },
    facts: { table: familyFacts, parent, key: 'fact' },
    stances: {
      table: familyStances,
      parent,
      key: 'approvalId',
      references: { approval: { column: 'approvalId', to: approvalKind } },
    },
  },
  addresses: ({ slug }) => [`/approval-finder/${slug}`],
});

export const ambiguousNameKind = defineRecord(ambiguousNameRecord, {
  table: ambiguousNames,
  key: 'text',
  changes: 'family',
  references: { families: { column: 'families', to: familyKind } },
});
