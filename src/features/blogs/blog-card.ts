import { and, eq, lte, sql } from '#core/drizzle.ts';
import { widePictureUrl } from '#core/files/picture-url.ts';
import { excerpt } from '#core/text/excerpt.ts';
import { localize } from '#core/text/localize.ts';
import { todayInIndia } from '#core/time/dates.ts';
import { blogCategories, blogs } from '#db/schema/blogs.ts';
import type { Translations } from '#db/schema/columns.ts';
import { type FindPicture, shownPictureOf } from '#features/media/find-pictures.server.ts';
import type { LanguageCode } from '#locales/languages.ts';

/** A post as lists show it. */
export type BlogCard = {
  id: number;
  slug: string;
  name: string;
  /** Plain text. */
  summary: string;
  date: string;
  category: { slug: string; name: string };
} & ReturnType<typeof shownPictureOf>;

/** What a query selects for a card, from blogs joined with their categories. */
export const cardColumns = {
  id: blogs.id,
  slug: blogs.slug,
  name: blogs.name,
  summary: blogs.summary,
  /** Enough of the text for an excerpt. */
  content: sql<string>`left(${blogs.content}, 2000)`,
  date: blogs.date,
  imagePath: blogs.imagePath,
  imageAlt: blogs.imageAlt,
  translations: blogs.translations,
  category: { slug: blogCategories.slug, name: blogCategories.name, translations: blogCategories.translations },
};

type CardRow = {
  id: number;
  slug: string;
  name: string;
  summary: string | null;
  content: string;
  date: string;
  imagePath: string | null;
  imageAlt: string | null;
  translations: Translations;
  category: { slug: string; name: string; translations: Translations };
};

const summaryLength = 240;

export function toCard({ category, ...row }: CardRow, language: LanguageCode, find: FindPicture): BlogCard {
  const { id, slug, name, summary, content, date, imagePath, imageAlt } = localize(row, language);
  return {
    id,
    slug,
    name,
    summary: summary ?? excerpt(content, summaryLength),
    date,
    category: localize(category, language),
    ...shownPictureOf(find(imagePath), widePictureUrl(imagePath, slug), imageAlt),
  };
}

/** The posts that visitors see: published, in a published category, and not of a later day. */
export function isPublic() {
  return and(eq(blogs.status, 'published'), eq(blogCategories.status, 'published'), lte(blogs.date, todayInIndia()));
}
