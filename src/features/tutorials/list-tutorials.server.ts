import { and, asc, eq } from '#core/drizzle.ts';
import { localize } from '#core/text/localize.ts';
import { db } from '#db/client.server.ts';
import { tutorials } from '#db/schema/tutorials.ts';
import type { LanguageCode } from '#locales/languages.ts';
import { videoIdOf } from './video-id-of.ts';

/** The published tutorials, in the order of the editors. */
export async function listTutorials(language: LanguageCode) {
  const { id, slug, title, videoUrl, description, isDemonstration, updatedAt, translations, position } = tutorials;
  const rows = await db()
    .select({ id, slug, title, videoUrl, description, isDemonstration, updatedAt, translations })
    .from(tutorials)
    .where(eq(tutorials.status, 'published'))
    .orderBy(asc(position), asc(id));
  return rows.map((row) => localize(row, language));
}

/** The id of a published tutorial's video, or null. */
export async function findTutorialVideo(slug: string): Promise<string | null> {
  const [row] = await db()
    .select({ videoUrl: tutorials.videoUrl })
    .from(tutorials)
    .where(and(eq(tutorials.slug, slug), eq(tutorials.status, 'published')));
  return row?.videoUrl ? videoIdOf(row.videoUrl) : null;
}
