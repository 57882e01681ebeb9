import { beforeEach, expect, test } from 'vitest';
import { asc, eq, sql } from '#core/drizzle.ts';
import { getContentVersion } from '#db/content/content-version.server.ts';
import { createSync } from '#db/content/sync-rows.server.ts';
import { writeContent } from '#db/content/write-content.server.ts';
import { recordRevisions, recordSources, translationMarks } from '#db/schema/records.ts';
import { serviceCategories } from '#db/schema/services.ts';
import { serviceCategoryKind } from '#features/services/service-category.record.server.ts';
import { serviceCategoryRecord } from '#features/services/service-category.record.ts';
import { changeRows } from '#tests/change-rows.ts';
import { emptyContent } from '#tests/factories/empty-content.ts';
import { createStaff } from '#tests/factories/staff.ts';
import { withTestDatabase } from '#tests/with-test-database.ts';
import { importRecords } from '../import-records.server.ts';
import type { FileMarks } from './translation-marks.server.ts';

const database = withTestDatabase();
beforeEach(async () => {
  await emptyContent();
  await database().delete(recordSources);
  await database().delete(recordRevisions);
  await database().delete(translationMarks);
});

type Entry = { name?: string; hi?: string; ar?: string; marks?: FileMarks };

/** Imports a category from its file. */
const importCategory = ({ name = 'Lamps', hi, ar, marks = {} }: Entry, isForced = false) =>
  writeContent(async (tx) => {
    const twins = { ...(hi && { hi: { name: hi } }), ...(ar && { ar: { name: ar } }) };
    const document = serviceCategoryRecord.document.parse({ slug: 'lamps', name, translations: twins });
    await importRecords(createSync(tx, { isForced }), serviceCategoryKind, [
      { key: 'lamps', document, position: 0, file: 'a.yaml', marks },
    ]);
  });

async function said() {
  const { language, mark, source, english, markedBy } = translationMarks;
  const rows = await database()
    .select({ language, mark, isStale: sql<boolean>`${source} <> ${english}`, by: markedBy })
    .from(translationMarks)
    .orderBy(asc(language));
  return rows.map((row) => `${row.language} ${row.mark}${row.isStale ? ' stale' : ''}${row.by ? ' by the desk' : ''}`);
}

/** What a member of staff has said of the Hindi. */
async function mark(name: 'draft' | 'reviewed') {
  const { id } = await createStaff({ roles: ['reviewer'] });
  await database()
    .update(translationMarks)
    .set({ mark: name, markedBy: id })
    .where(eq(translationMarks.language, 'hi'));
}

test('a machine made what a file says nothing of; a second import writes nothing', async () => {
  const entry = { hi: 'बत्तियाँ', ar: 'مصابيح', marks: { ar: { mark: 'reviewed' } } } as const;
  await importCategory(entry);
  const version = await getContentVersion(database());
  const rows = await database().select().from(translationMarks);
  await importCategory(entry);
  expect(await said()).toEqual(['ar reviewed', 'hi machine']);
  expect(await database().select().from(translationMarks)).toEqual(rows);
  expect(await getContentVersion(database())).toBe(version);
});

test('the file changes the English alone: stale; and the translation with it, or after it: not stale', async () => {
  await importCategory({ hi: 'बत्तियाँ', ar: 'مصابيح' });
  await importCategory({ name: 'Lanterns', hi: 'बत्तियाँ', ar: 'فوانيس' });
  expect(await said()).toEqual(['ar machine', 'hi machine stale']);
  await importCategory({ name: 'Lanterns', hi: 'लालटेन', ar: 'فوانيس' });
  expect(await said()).toEqual(['ar machine', 'hi machine']);
});

test('what the desk has said stays, until the file brings another text', async () => {
  await importCategory({ hi: 'बत्तियाँ' });
  await mark('reviewed');
  await importCategory({ hi: 'बत्तियाँ', marks: { hi: { mark: 'machine' } } });
  expect(await said()).toEqual(['hi reviewed by the desk']);
  await importCategory({ name: 'Lanterns', hi: 'बत्तियाँ' });
  expect(await said()).toEqual(['hi reviewed stale by the desk']);
  await importCategory({ name: 'Lanterns', hi: 'लालटेन' });
  expect(await said()).toEqual(['hi machine']);
});

test('the file says something else of the same text, or that it was made from another English', async () => {
  await importCategory({ hi: 'बत्तियाँ' });
  await importCategory({ name: 'Lanterns', hi: 'बत्तियाँ' });
  await importCategory({ name: 'Lanterns', hi: 'बत्तियाँ', marks: { hi: { mark: 'reviewed' } } });
  expect(await said()).toEqual(['hi reviewed']);
  await importCategory({ name: 'Lanterns', hi: 'लालटेन', marks: { hi: { mark: 'reviewed', madeFrom: 'older' } } });
  expect(await said()).toEqual(['hi reviewed stale']);
});

test('a translation that is gone has no mark; one that the desk has changed is a draft', async () => {
  await importCategory({ hi: 'बत्तियाँ', ar: 'مصابيح' });
  await importCategory({ hi: 'बत्तियाँ' });
  expect(await said()).toEqual(['hi machine']);
  await changeRows('service_category', (tx) =>
    tx.update(serviceCategories).set({ translations: { hi: { name: 'दीपक' } } }),
  );
  await importCategory({ hi: 'बत्तियाँ' });
  expect(await said()).toEqual(['hi draft']);
});

test('what an import with --force replaces keeps its marks among the revisions', async () => {
  await importCategory({ hi: 'बत्तियाँ' });
  await changeRows('service_category', (tx) => tx.update(serviceCategories).set({ name: 'Lanterns' }));
  await mark('reviewed');
  await importCategory({ hi: 'दीपक' }, true);
  expect(await said()).toEqual(['hi machine']);
  const [kept] = await database().select().from(recordRevisions);
  expect(kept).toMatchObject({ document: { name: 'Lanterns' }, marks: { hi: { mark: 'reviewed' } } });
});
