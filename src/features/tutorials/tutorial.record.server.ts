import { tutorials } from '#db/schema/tutorials.ts';
import { defineRecord } from '#features/records/define-record.server.ts';
import { tutorialRecord } from './tutorial.record.ts';

export const tutorialKind = defineRecord(tutorialRecord, { table: tutorials, key: 'slug', changes: 'tutorial' });
