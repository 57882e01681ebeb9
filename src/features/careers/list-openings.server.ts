import { asc, desc, eq } from '#core/drizzle.ts';
import { localize } from '#core/text/localize.ts';
import { db } from '#db/client.server.ts';
import { jobOpenings } from '#db/schema/careers.ts';
import type { LanguageCode } from '#locales/languages.ts';

/** The published openings, newest first. */
export async function listOpenings(language: LanguageCode) {
  const rows = await db()
    .select()
    .from(jobOpenings)
    .where(eq(jobOpenings.status, 'published'))
    .orderBy(desc(jobOpenings.postedOn), asc(jobOpenings.position), asc(jobOpenings.id));
  return rows.map((row) => {
    const { id, slug, jobTitle, jobDescription, jobTitle2, jobSubtitle2, fieldOfExperience, postedOn } = localize(
      row,
      language,
    );
    return {
      id,
      slug,
      title: jobTitle,
      /** Clean HTML. */
      description: jobDescription,
      team: jobTitle2,
      terms: jobSubtitle2,
      fieldOfExperience,
      /** As YYYY-MM-DD. */
      postedOn,
    };
  });
}

/** A job that people can apply for. */
export type Opening = Awaited<ReturnType<typeof listOpenings>>[number];
