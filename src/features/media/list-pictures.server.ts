import { and, count, desc, eq, ilike, or, sql } from '#core/drizzle.ts';
import { Refusal } from '#core/http/refusal.ts';
import { db } from '#db/client.server.ts';
import { media } from '#db/schema/media.ts';
import { staff } from '#db/schema/staff.ts';
import type { StaffActor } from '#features/staff-actor.ts';
import { mayChange } from './change-picture.server.ts';
import { listUses } from './list-uses.server.ts';
import { mediaTexts as texts } from './media.messages.ts';
import { type ListedPicture, type Picture, picturesPageSize } from './media.schema.ts';
import { folderOf, picturePathOf, variantPath, widthFor } from './picture-files.server.ts';

type Row = typeof media.$inferSelect;

/** A page of the library, the newest first; every word must be in the name or in a text alternative. */
export async function listPictures({ q = '', page }: { q?: string | undefined; page: number }) {
  const words = q.split(/\s+/).filter(Boolean);
  const where = and(...words.map(hasWord));
  const [rows, [all]] = await Promise.all([
    db()
      .select()
      .from(media)
      .where(where)
      .orderBy(desc(media.id))
      .limit(picturesPageSize)
      .offset((page - 1) * picturesPageSize),
    db().select({ total: count() }).from(media).where(where),
  ]);
  return { rows: rows.map(present), total: all?.total ?? 0 };
}

/**
 * A picture with the places where it is used.
 * @throws Refusal 404
 */
export async function getPicture(actor: StaffActor, id: number, say: (text: string) => string): Promise<Picture> {
  const [found] = await db()
    .select({ row: media, addedBy: staff.name })
    .from(media)
    .leftJoin(staff, eq(staff.id, media.addedBy))
    .where(eq(media.id, id));
  if (!found) throw new Refusal(404, texts.noPicture);
  const { row, addedBy } = found;
  const uses = await listUses(db(), row);
  const { translations, focalX, focalY, shown, updatedAt } = row;
  return {
    ...present(row),
    altIn: Object.fromEntries(Object.entries(translations).map(([code, { alt = '' }]) => [code, alt])),
    ...{ focalX, focalY, addedBy },
    large: shown && addressOf(row, 1440),
    changedAt: updatedAt.toISOString(),
    uses: uses.map((use) => ({ ...use, kindName: say(use.kindName) })),
    mayChange: mayChange(actor, uses),
  };
}

function present(row: Row): ListedPicture {
  const { id, name, alt, width, height, bytes, format, shown, createdAt } = row;
  return {
    ...{ id, name, alt, width, height, bytes, format },
    path: picturePathOf(row),
    isMaking: shown?.folder !== folderOf(row),
    preview: addressOf(row, 480),
    addedAt: createdAt.toISOString(),
  };
}

function addressOf(row: Row, width: number): string | null {
  return row.shown && `/${variantPath(row, row.shown, widthFor(row.shown, width))}`;
}

function hasWord(word: string) {
  const pattern = `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return or(ilike(media.name, pattern), ilike(media.alt, pattern), sql`${media.translations}::text ilike ${pattern}`);
}
