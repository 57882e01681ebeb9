import { type Seo, seoOf } from '#core/content/seo-of.ts';
import { pictureUrl, widePictureUrl } from '#core/files/picture-url.ts';
import { filled } from '#core/text/filled.ts';
import { localize } from '#core/text/localize.ts';
import type { blogCategories, blogs } from '#db/schema/blogs.ts';
import { type FindPicture, shownPictureOf } from '#features/media/find-pictures.server.ts';
import type { LanguageCode } from '#locales/languages.ts';

/** A post with all its texts except its questions and comments. */
export type WholeBlog = {
  id: number;
  slug: string;
  name: string;
  summary: string | null;
  contentHeading: string | null;
  /** Clean HTML. */
  content: string;
  date: string;
  createdAt: Date;
  updatedAt: Date;
  category: { id: number; slug: string; name: string };
  author: { name: string; icon: string; description: string | null } | null;
  /** As a reader would cite them. */
  sources: { name: string; url?: string }[];
  seo: Seo;
} & ReturnType<typeof shownPictureOf>;

type BlogRow = { blog: typeof blogs.$inferSelect; category: typeof blogCategories.$inferSelect };

/** The icon of an author who has no picture is the seal of this word. */
const authorSeal = 'author';

export function toWholeBlog(row: BlogRow, language: LanguageCode, find: FindPicture): WholeBlog {
  const { authorName, authorIcon, authorDescription, imagePath, ...blog } = localize(row.blog, language);
  const { id, slug, name } = localize(row.category, language);
  const author = filled(authorName);
  return {
    id: blog.id,
    slug: blog.slug,
    name: blog.name,
    summary: filled(blog.summary),
    contentHeading: filled(blog.contentHeading),
    content: blog.content,
    date: blog.date,
    createdAt: blog.createdAt,
    updatedAt: blog.updatedAt,
    category: { id, slug, name },
    ...shownPictureOf(find(imagePath), widePictureUrl(imagePath, blog.slug), blog.imageAlt),
    author: author
      ? { name: author, icon: pictureUrl(authorIcon, authorSeal), description: filled(authorDescription) }
      : null,
    sources: blog.sources,
    seo: seoOf(blog),
  };
}
