import { z } from 'zod';
import { longText } from '#core/forms/input-fields.ts';

export const commentApprovals = ['pending', 'approved', 'refused'] as const;

/** The texts of the calls: first those of the specification, then our own. */
export const blogTexts = {
  commentMissing: /*i18n*/ 'Comment field is required.',
  commentFailed: /*i18n*/ 'Failed to submit comment.',

  commentLength: /*i18n*/ 'Keep the comment to 5,000 characters or fewer.',
  commentSent: /*i18n*/ 'Thank you. Your comment will appear once it has been approved.',
  commentApproved: /*i18n*/ 'Comment approved. It now appears under the post.',
  commentDecided: /*i18n*/ 'This comment has been decided already.',
  commentRefused: /*i18n*/ 'Comment refused. It does not appear under the post.',
} as const;

const text = z.string();
const optionalText = z.string().nullable();

const seo = {
  seo_title: optionalText,
  seo_description: optionalText,
  seo_keywords: optionalText,
};

const category = z.object({ id: z.int(), name: text, slug: text, ...seo });

/** A post as lists show it. */
const listedBlog = z.object({
  id: z.int(),
  name: text,
  slug: text,
  image_url: text.meta({ description: 'The ribbon of the post where it has no picture' }),
  image_alt: text,
  seo_description: optionalText,
  blog_category_id: z.int(),
  blog_category: z.object({ name: text, slug: text }),
  content: text.meta({ description: 'HTML' }),
  date: z.iso.date(),
});

export const blogsAnswer = z.object({
  page: z.object({ name: text, ...seo }),
  blogs: z.array(listedBlog),
  categories: z.array(category),
});

const comment = z.object({
  id: z.int(),
  comments: text.meta({ description: 'Plain text' }),
  client: z.object({ name: text }),
});

const blog = listedBlog.extend({
  content_heading: optionalText,
  faq: z.array(z.object({ question: text, answer: text.meta({ description: 'HTML' }) })),
  author_name: optionalText,
  icon: optionalText.meta({ description: 'The picture of the author' }),
  description: optionalText.meta({ description: 'What the author does' }),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
  ...seo,
  seo_tags: z.union([z.array(z.record(z.string(), z.unknown())), z.literal(false)]),
});

export const blogAnswer = z.object({
  blog,
  categories: z.array(category),
  comments: z.array(comment),
  relatedBlogQuery: z.array(listedBlog),
});

export const commentInput = z.object({
  comment: longText({ missing: blogTexts.commentMissing, tooLong: blogTexts.commentLength }).refine(
    // A letter, digit or sign; invisible characters alone are no comment.
    (words) => /[\p{L}\p{N}\p{P}\p{S}]/u.test(words),
    blogTexts.commentMissing,
  ),
});

/** A comment as the list of its author shows it. */
const clientComment = z.object({
  id: z.int(),
  comments: text.meta({ description: 'Plain text' }),
  created_at: z.iso.datetime(),
  is_approved: z.boolean(),
  approval: z.enum(commentApprovals),
  blog: z.object({ name: text, slug: text, blog_category: z.object({ slug: text }) }),
});

export const clientCommentsAnswer = z.array(clientComment);

/** A comment as the office reviews it. */
export const commentReviewAnswer = z.object({
  comments: text.meta({ description: 'Plain text' }),
  created_at: z.iso.datetime(),
  approval: z.enum(commentApprovals),
  client: z.object({ name: text }),
  blog: z.object({ name: text, slug: text, blog_category: z.object({ slug: text }) }),
});

export type CommentReview = z.infer<typeof commentReviewAnswer>;
