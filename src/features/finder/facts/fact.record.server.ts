import { finderFactPhrases, finderFactPresumptions, finderFacts, finderFactValues } from '#db/schema/finder-facts.ts';
import { defineRecord } from '#features/records/define-record.server.ts';
import { factRecord } from './fact.record.ts';
import { whatNeedsFact } from './list-uses.server.ts';

const parent = 'factId';

export const factKind = defineRecord(factRecord, {
  table: finderFacts,
  key: 'key',
  changes: 'family',
  children: {
    values: { table: finderFactValues, parent, key: 'value' },
    phrases: { table: finderFactPhrases, parent, key: 'kind' },
    presumptions: { table: finderFactPresumptions, parent, key: 'reader' },
  },
  neededBy: ({ key }) => whatNeedsFact(key),
});
