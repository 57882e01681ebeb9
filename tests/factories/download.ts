import { putPrivate } from '#core/files/private-files.server.ts';
import { writeContent } from '#db/content/write-content.server.ts';
import { downloadCategories, downloadFiles, downloads } from '#db/schema/downloads.ts';
import { categoryId } from './category.ts';
import { onlyRow } from './only-row.ts';
import { slugOf } from './slug-of.ts';

type NewFile = Partial<typeof downloadFiles.$inferInsert>;
type NewDownload = Partial<Omit<typeof downloads.$inferInsert, 'categoryId'>> & {
  /** The name of its category, which is added if it is missing. */
  category?: string;
  files?: NewFile[];
};

/** A published document with one file, whose content is its name. */
export async function createDownload({
  category = 'Forms',
  name = 'A form',
  files = [{}],
  ...values
}: NewDownload = {}) {
  const slug = slugOf(name);
  const rows = files.map((file, position) => ({
    name: `${slug}-${position}.pdf`,
    filePath: `downloads/${slug}-${position}.pdf`,
    bytes: name.length,
    pages: 1,
    position,
    ...file,
  }));
  for (const { filePath } of rows) await putPrivate(filePath, Buffer.from(name));
  return writeContent(async (tx, changed) => {
    const row = { slug, name, ...values, categoryId: await categoryId(tx, downloadCategories, category) };
    const download = onlyRow(await tx.insert(downloads).values(row).returning());
    await tx.insert(downloadFiles).values(rows.map((file) => ({ ...file, downloadId: download.id })));
    changed('download', [download.id]);
    return download;
  });
}
