import { inArray } from '#core/drizzle.ts';
import { downloadCategories, downloadFiles, downloads } from '#db/schema/downloads.ts';
import { defineRecord } from '#features/records/define-record.server.ts';
import { serviceKind } from '#features/services/service.record.server.ts';
import { downloadRecord } from './download.record.ts';
import { downloadCategoryRecord } from './download-category.record.ts';

export const downloadCategoryKind = defineRecord(downloadCategoryRecord, {
  table: downloadCategories,
  key: 'slug',
  addresses: () => ['/downloads'],
  /** A download is found by the name of its category. */
  async changes(tx, ids) {
    const own = await tx
      .select({ id: downloads.id })
      .from(downloads)
      .where(inArray(downloads.categoryId, [...ids]));
    return { download_category: [...ids], download: own.map(({ id }) => id) };
  },
});

export const downloadKind = defineRecord(downloadRecord, {
  table: downloads,
  key: 'slug',
  changes: 'download',
  addresses: () => ['/downloads'],
  references: {
    category: { column: 'categoryId', to: downloadCategoryKind },
    service: { column: 'serviceId', to: serviceKind },
  },
  children: { files: { table: downloadFiles, parent: 'downloadId', key: 'name' } },
});
