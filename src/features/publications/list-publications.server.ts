import { eq } from 'drizzle-orm';
import { localize } from '#core/text/localize.ts';
import { db } from '#db/client.server.ts';
import { byContentVersion } from '#db/content/by-content-version.server.ts';
import { publications } from '#db/schema/publications.ts';
import type { Publication } from './publication.schema.ts';

/** The published publications, keyed by the list that is taken from each. */
export const listPublications = byContentVersion(async (language): Promise<Map<string, Publication>> => {
  const rows = await db().select().from(publications).where(eq(publications.status, 'published'));
  return new Map(
    rows.map((row) => {
      const { publisher, name, asOf } = localize(row, language);
      return [row.list, { publisher, name, asOf }];
    }),
  );
});
