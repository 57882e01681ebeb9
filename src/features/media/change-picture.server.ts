import { rm } from 'node:fs/promises';
import { eq } from '#core/drizzle.ts';
import { deletePrivate } from '#core/files/private-files.server.ts';
import { publicPath } from '#core/files/public-folders.server.ts';
import { Refusal } from '#core/http/refusal.ts';
import type { Queryable } from '#db/client.server.ts';
import { writeContent } from '#db/content/write-content.server.ts';
import { media } from '#db/schema/media.ts';
import { audit } from '#features/audit/audit.server.ts';
import type { StaffActor } from '#features/staff-actor.ts';
import { listUses } from './list-uses.server.ts';
import { mediaTexts as texts } from './media.messages.ts';
import type { PictureInput, PictureUse } from './media.schema.ts';
import { factsOf, readOriginal, refuseKnown, sendVariants } from './store-original.server.ts';

/**
 * Changes the text alternative, its translations and what stays visible when a page cuts the picture.
 * @throws Refusal 403, 404, 422 if nothing would be said of what visitors see
 */
export async function changePicture(actor: StaffActor, id: number, input: PictureInput): Promise<void> {
  await writeContent(async (tx, changed) => {
    const row = await getRow(tx, id);
    const uses = await listUses(tx, row);
    assertMayChange(actor, uses);
    if (!input.alt && uses.some(isPublic))
      throw new Refusal(422, texts.altMissing, { errors: { alt: [texts.altMissing] } });
    const { alt, altIn, focalX, focalY } = input;
    const filled = Object.entries(altIn).flatMap(([code, text]) => (text ? [[code, { alt: text }] as const] : []));
    const next = { alt, translations: Object.fromEntries(filled), focalX, focalY };
    assertOwnLanguages(actor, row, next);
    await tx.update(media).set(next).where(eq(media.id, id));
    changed('media', [id]);
    const { alt: was, translations, focalX: x, focalY: y } = row;
    await audit(tx, actor, {
      action: 'media.change',
      subject: { kind: 'media', id },
      summary: 'Changed what a picture of the library is described by',
      before: { alt: was, translations, focalX: x, focalY: y },
      after: next,
    });
  });
}

/**
 * Gives a picture another original. Its address stays, and pages show the new one once its sizes are made.
 * @throws Refusal 403, 404, 409, 422
 */
export async function replacePicture(actor: StaffActor, id: number, upload: Parameters<typeof readOriginal>[0]) {
  const original = await readOriginal(upload);
  // In turn with those who publish, so that nobody changes what visitors have come to see meanwhile.
  const former = await refuseKnown(original, () =>
    writeContent(async (tx, changed) => {
      const row = await getRow(tx, id);
      const uses = await listUses(tx, row);
      assertMayChange(actor, uses);
      assertOwn(actor, row, uses);
      await tx.update(media).set(original).where(eq(media.id, id));
      changed('media', [id]);
      await audit(tx, actor, {
        action: 'media.replace',
        subject: { kind: 'media', id },
        summary: 'Replaced a picture of the library',
        before: factsOf(row),
        after: factsOf(original),
      });
      await sendVariants(tx, original);
      return row.storedAs;
    }),
  );
  await deletePrivate(former);
}

/**
 * Takes a picture out of the library with its files.
 * @throws Refusal 404, 409 with its uses
 */
export async function deletePicture(actor: StaffActor, id: number): Promise<void> {
  // Records are published in such a write too, so none comes to use it meanwhile.
  const row = await writeContent(async (tx, changed) => {
    const found = await getRow(tx, id);
    const uses = await listUses(tx, found);
    assertOwn(actor, found, uses);
    if (uses.length > 0) throw new Refusal(409, texts.inUse, { details: { uses } });
    await tx.delete(media).where(eq(media.id, id));
    changed('media', [id]);
    await audit(tx, actor, {
      action: 'media.delete',
      subject: { kind: 'media', id },
      summary: 'Deleted a picture of the library',
      before: factsOf(found),
    });
    return found;
  });
  await rm(publicPath(`media/${row.key}`), { recursive: true, force: true });
  await deletePrivate(row.storedAs);
}

/** What visitors see is changed by those who publish; whoever uploaded a picture may describe it until then. */
export function mayChange({ rights }: Pick<StaffActor, 'rights'>, uses: readonly PictureUse[]): boolean {
  return rights.includes('content.publish') || (rights.includes('content.write') && !uses.some(isPublic));
}

const isPublic = ({ state }: PictureUse) => state === 'public';

function assertMayChange(actor: StaffActor, uses: readonly PictureUse[]) {
  if (!mayChange(actor, uses)) throw new Refusal(403, texts.onlyPublishers, { reason: 'the picture is public' });
}

type Row = typeof media.$inferSelect;
type Described = Pick<Row, 'alt' | 'translations' | 'focalX' | 'focalY'>;

/** Who writes certain languages only changes nothing else. */
function assertOwnLanguages({ languages }: StaffActor, before: Described, after: Described) {
  if (!languages) return;
  const isSame = before.alt === after.alt && before.focalX === after.focalX && before.focalY === after.focalY;
  const codes = Object.keys({ ...before.translations, ...after.translations });
  const others = codes.filter((code) => before.translations[code]?.alt !== after.translations[code]?.alt);
  if (!isSame || others.some((code) => !languages.includes(code))) throw new Refusal(403, texts.ownLanguages);
}

/** A picture is in no language: who writes certain ones only replaces and deletes what they added, until it is public. */
function assertOwn({ languages, staffId }: StaffActor, { addedBy }: Row, uses: readonly PictureUse[]) {
  if (languages && (addedBy !== staffId || uses.some(isPublic))) throw new Refusal(403, texts.ownLanguages);
}

async function getRow(tx: Pick<Queryable, 'select'>, id: number) {
  const [row] = await tx.select().from(media).where(eq(media.id, id)).for('update');
  if (!row) throw new Refusal(404, texts.noPicture);
  return row;
}
