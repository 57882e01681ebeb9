import { sql } from '#core/drizzle.ts';
import { localize } from '#core/text/localize.ts';
import { clients } from '#db/schema/accounts.ts';
import { blogCategories, blogComments, blogs } from '#db/schema/blogs.ts';
import type { Translations } from '#db/schema/columns.ts';
import type { LanguageCode } from '#locales/languages.ts';

/** The name with which a comment was sent and approved, whatever its author is called today. */
export const commentName = sql<string>`coalesce(${blogComments.name}, ${clients.name})`;

/** The columns of a comment with the post that it is about; `toCommentWithBlog` makes the view. */
export const commentWithBlogColumns = {
  text: blogComments.comment,
  createdAt: blogComments.createdAt,
  approval: blogComments.approval,
  blog: { name: blogs.name, slug: blogs.slug, translations: blogs.translations },
  categorySlug: blogCategories.slug,
};

type Row = { blog: { name: string; slug: string; translations: Translations }; categorySlug: string };

export function toCommentWithBlog<Comment extends Row>(
  { blog, categorySlug, ...comment }: Comment,
  language: LanguageCode,
) {
  return { ...comment, blog: { ...localize(blog, language), categorySlug } };
}
