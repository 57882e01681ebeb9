import { eq } from '#core/drizzle.ts';
import { localize } from '#core/text/localize.ts';
import { db } from '#db/client.server.ts';
import { byContentVersion } from '#db/content/by-content-version.server.ts';
import { type listSubjects, publications } from '#db/schema/publications.ts';

/** The published publications, keyed by the list that is taken from each. */
export const listPublications = byContentVersion(async (language): Promise<Map<string, Publication>> => {
  const rows = await db().select().from(publications).where(eq(publications.status, 'published'));
  return new Map(
    rows.map((row) => {
      const { publisher, name, asOf, subject } = localize(row, language);
      return [row.list, { publisher, name, asOf, subject }];
    }),
  );
});

/** The publication that the facts of a page come from, as a reader would cite it. */
export type Publication = {
  publisher: string;
  name: string;
  /** The month of the copy, `2026-06`. */
  asOf: string;
  /** What its rows name besides products. */
  subject: (typeof listSubjects)[number] | null;
};
