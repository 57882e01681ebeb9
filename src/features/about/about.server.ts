import { asc, eq } from '#core/drizzle.ts';
import { pictureUrl } from '#core/files/picture-url.ts';
import { localize } from '#core/text/localize.ts';
import { db } from '#db/client.server.ts';
import { milestones, teamMembers } from '#db/schema/about.ts';
import type { LanguageCode } from '#locales/languages.ts';

/** The years of the firm's history, the oldest first. */
export async function listMilestones(language: LanguageCode): Promise<{ year: number; text: string }[]> {
  const rows = await db()
    .select()
    .from(milestones)
    .where(eq(milestones.status, 'published'))
    .orderBy(asc(milestones.year));
  return rows.map((row) => {
    const { year, text } = localize(row, language);
    return { year, text };
  });
}

export async function listTeam(language: LanguageCode) {
  const rows = await db()
    .select()
    .from(teamMembers)
    .where(eq(teamMembers.status, 'published'))
    .orderBy(asc(teamMembers.position), asc(teamMembers.id));
  return rows.map((row) => {
    const { id, slug, name, designation, imagePath, imageAlt } = localize(row, language);
    return { id, name, designation, imageUrl: pictureUrl(imagePath, slug), imageAlt: imageAlt ?? name };
  });
}
