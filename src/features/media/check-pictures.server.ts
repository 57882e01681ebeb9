import { inArray } from '#core/drizzle.ts';
import { isPublicStored } from '#core/files/public-folders.server.ts';
import { isUnseen } from '#core/text/plain-text.ts';
import { db } from '#db/client.server.ts';
import { media } from '#db/schema/media.ts';
import type { Problem, PublicationCheck } from '#features/records/declare-records.server.ts';
import { mapFields } from '#features/records/map-fields.ts';
import { mediaTexts as texts } from './media.messages.ts';
import { picturePathOf } from './picture-files.server.ts';

type Found = { path: string; address: string; key: string };

/** What the field of a picture may hold: a stored file, or the address of one elsewhere. */
const isAddress = (path: string) => /^storage(?:\/[\w-][\w.-]*)+$/.test(path) || isElsewhere(path);
const isElsewhere = (path: string) => {
  const url = URL.parse(path);
  return url?.href === path && url.protocol === 'https:' && !url.username && !url.password;
};

const address = /storage\/media\/([0-9a-f]{16})\/[\w./-]*\w/g;

/** Before a record is published, each picture of the library that it uses must be there, be ready and have its text. */
export const checkPictures: PublicationCheck = async (kind, document) => {
  const found: Found[] = [];
  const problems: Problem[] = [];
  const look = (text: string, path: readonly PropertyKey[]) => {
    for (const [whole, key = ''] of text.matchAll(address)) found.push({ path: path.join('.'), address: whole, key });
  };
  await mapFields(kind.schema, document, 'isPicture', async (text, path) => {
    look(text, path);
    if (text.trim() && !isAddress(text)) problems.push({ path: path.join('.'), message: texts.gone });
    return text;
  });
  await mapFields(kind.schema, document, 'isHtml', async (text, path) => {
    look(text, path);
    for (const message of new Set(faultsIn(text))) problems.push({ path: path.join('.'), message });
    return text;
  });
  return [...problems, ...(await problemsOf(found))];
};

async function problemsOf(found: readonly Found[]): Promise<Problem[]> {
  if (found.length === 0) return [];
  const { key, slug, alt, shown } = media;
  const rows = await db()
    .select({ key, slug, alt, shown })
    .from(media)
    .where(
      inArray(
        key,
        found.map((own) => own.key),
      ),
    );
  const byKey = new Map(rows.map((row) => [row.key, row]));
  const problems = found.map(async (own): Promise<Problem[]> => {
    const row = byKey.get(own.key);
    // Content files bring the pictures of another database along, which its library does not have.
    const isThere = row || (await isPublicStored(own.address.replace(/^storage\//, '')));
    const message = isThere ? row && faultOf(row, own) : texts.gone;
    return message ? [{ path: own.path, message }] : [];
  });
  return (await Promise.all(problems)).flat();
}

function faultOf(row: Pick<typeof media.$inferSelect, 'key' | 'slug' | 'alt' | 'shown'>, { address: named }: Found) {
  // That of a size is in the page, from where somebody may copy it.
  if (named !== picturePathOf(row)) return texts.oneSize;
  if (!row.shown) return texts.notReady;
  return row.alt ? undefined : texts.noAlt;
}

/** What is wrong with the pictures that clean HTML shows: nobody says what one is, or pages may not load it. */
function faultsIn(html: string): string[] {
  const pictures = html.match(/<img\b(?:[^>"]|"[^"]*")*>/g) ?? [];
  return pictures.flatMap((tag) => {
    const [src, alt] = ['src', 'alt'].map((name) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? '');
    if (/^\s*https?:/i.test(src ?? '')) return texts.elsewhere;
    return src?.includes('storage/media/') && isUnseen((alt ?? '').replaceAll('&nbsp;', ' ')) ? texts.noAltHere : [];
  });
}
