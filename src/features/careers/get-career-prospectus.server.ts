import { asc, eq } from '#core/drizzle.ts';
import { pictureUrl } from '#core/files/picture-url.ts';
import { localize } from '#core/text/localize.ts';
import { db } from '#db/client.server.ts';
import { careerBlocks } from '#db/schema/careers.ts';
import { findPage } from '#features/pages/pages.server.ts';
import { getCareerContact } from '#features/site/settings.server.ts';
import type { LanguageCode } from '#locales/languages.ts';
import type { careerBlockKinds } from './career-kinds.schema.ts';

/** Everything that the page about a career here shows. */
export async function getCareerProspectus(language: LanguageCode) {
  const [page, contact, rows] = await Promise.all([
    findPage('career-at-bl', language),
    getCareerContact(language),
    db()
      .select()
      .from(careerBlocks)
      .where(eq(careerBlocks.status, 'published'))
      .orderBy(asc(careerBlocks.position), asc(careerBlocks.id)),
  ]);
  const blocks = rows.map((row) => viewOf(localize(row, language)));
  const allOf = (kind: (typeof careerBlockKinds)[number]) => blocks.filter((block) => block.kind === kind);
  const oneOf = (kind: (typeof careerBlockKinds)[number]) => allOf(kind)[0] ?? null;
  return {
    page,
    contact,
    banner: oneOf('banner'),
    growths: allOf('growth'),
    opportunities: allOf('opportunity'),
    about: oneOf('about'),
    offer: oneOf('offer'),
    offerItems: allOf('offer-item'),
  };
}

type Row = Omit<typeof careerBlocks.$inferSelect, 'translations'>;

function viewOf({ kind, slug, title, description, imagePath, imageAlt }: Row) {
  return {
    kind,
    slug,
    title,
    /** Clean HTML. */
    description: description ?? '',
    imageUrl: pictureUrl(imagePath, slug),
    imageAlt: imageAlt ?? '',
  };
}

/** A card or block of that page. */
export type CareerBlock = ReturnType<typeof viewOf>;
