import { z } from 'zod';
import type { Seo } from '#core/content/seo-of.ts';
import { NotFoundError } from '#core/errors.ts';
import { messageAnswer } from '#core/http/json-shapes.ts';
import { findPage } from '#features/pages/pages.server.ts';
import { call, type SiteCalls } from '#features/site-call.ts';
import * as shapes from './blogs.schema.ts';
import { blogTexts as texts } from './blogs.schema.ts';
import { addComment } from './comments/add-comment.server.ts';
import { listClientComments, listComments } from './comments/list-comments.server.ts';
import { getCommentReview, reviewComment } from './comments/review-comment.server.ts';
import { findBlog, listWholeBlogs } from './find-blog.server.ts';
import { type BlogCategory, listBlogCategories } from './list-blog-categories.server.ts';
import { listRelatedBlogs } from './list-related-blogs.server.ts';
import type { WholeBlog } from './whole-blog.ts';

const reviewParams = z.object({ token: z.string().max(300) });

const noReview = { 404: 'No such link, or the comment is gone' } as const;
const decisions = {
  limit: { name: 'comment-review', limit: 20, windowSeconds: 600 },
  refuses: { ...noReview, 422: 'The other decision has been made already' },
} as const;

export const blogsApi = {
  'GET /blogs': call({
    summary: 'All blog posts, newest first, with their categories and the texts of the page',
    tag: 'Blogs',
    answer: shapes.blogsAnswer,
    answers: 'The posts; one with a later date appears on that day',
    handle: async ({ language }) => {
      const [page, blogs, categories] = await Promise.all([
        findPage('blogs', language),
        listWholeBlogs(language),
        listBlogCategories(language),
      ]);
      const seo = page?.seo ?? { title: null, description: null, keywords: null, tags: [] };
      return {
        page: { name: page?.name ?? 'Blogs', ...wireSeo(seo) },
        blogs: blogs.map(wireListed),
        categories: categories.map(wireCategory),
      };
    },
  }),
  'GET /blogs/{categorySlug}/{blogSlug}': call({
    summary: 'A blog post with its approved comments and related posts',
    tag: 'Blogs',
    params: z.object({ categorySlug: z.string().max(200), blogSlug: z.string().max(200) }),
    answer: shapes.blogAnswer,
    answers: 'The post',
    refuses: { 404: 'That category has no such post' },
    handle: async ({ params: { categorySlug, blogSlug }, language }) => {
      const blog = await findBlog(categorySlug, blogSlug, language);
      if (!blog) throw new NotFoundError(`no blog ${categorySlug}/${blogSlug}`);
      const [categories, comments, related] = await Promise.all([
        listBlogCategories(language),
        listComments(blog.id),
        listRelatedBlogs(blog, language),
      ]);
      const wholeRelated = await listWholeBlogs(
        language,
        related.map(({ id }) => id),
      );
      return {
        blog: {
          ...wireListed(blog),
          content_heading: blog.contentHeading,
          faq: blog.faqs.map(({ question, answer }) => ({ question, answer })),
          author_name: blog.author?.name ?? null,
          icon: blog.author?.icon ?? null,
          description: blog.author?.description ?? null,
          created_at: blog.createdAt.toISOString(),
          updated_at: blog.updatedAt.toISOString(),
          ...wireSeo(blog.seo),
          seo_tags: blog.seo.tags.length > 0 ? blog.seo.tags : (false as const),
        },
        categories: categories.map(wireCategory),
        comments: comments.map(({ id, text, name }) => ({ id, comments: text, client: { name } })),
        relatedBlogQuery: wholeRelated.map(wireListed),
      };
    },
  }),
  'POST /blogs/{id}/comments': call({
    summary: 'Comment on a blog post',
    description: 'The comment appears once the office has approved it. The same text sent twice is one comment.',
    tag: 'Blogs',
    who: 'client',
    limit: { name: 'comment', limit: 60, windowSeconds: 600 },
    params: z.object({ id: z.string().max(20) }),
    input: shapes.commentInput,
    answer: messageAnswer,
    answers: 'The comment is waiting for approval',
    refuses: { 404: 'No such post', 429: 'The client has written 10 comments within an hour' },
    handle: async ({ params, actor, input, language, say }) => {
      await addComment(actor, Number(params.id), { ...input, language });
      return { message: say(texts.commentSent) };
    },
  }),
  'GET /client/comments': call({
    summary: 'The comments of the client, newest first',
    tag: 'Client area',
    who: 'client',
    answer: shapes.clientCommentsAnswer,
    answers: 'The comments',
    handle: async ({ actor, language }) =>
      (await listClientComments(actor, language)).map(({ id, text, createdAt, approval, blog }) => ({
        id,
        comments: text,
        created_at: createdAt.toISOString(),
        is_approved: approval === 'approved',
        approval,
        blog: wireLink(blog),
      })),
  }),
  'GET /comment-reviews/{token}': call({
    summary: 'A comment, by the link in the notice to the office',
    tag: 'Blogs',
    secret: true,
    params: reviewParams,
    answer: shapes.commentReviewAnswer,
    answers: 'The comment',
    refuses: noReview,
    handle: async ({ params, language }) => {
      const { text, name, createdAt, approval, blog } = await getCommentReview(params.token, language);
      return {
        comments: text,
        created_at: createdAt.toISOString(),
        approval,
        client: { name },
        blog: wireLink(blog),
      };
    },
  }),
  'POST /comment-reviews/{token}/approve': call({
    summary: 'Approve a comment, so that it appears under its post',
    tag: 'Blogs',
    secret: true,
    securityEvent: 'approve a comment',
    params: reviewParams,
    answer: messageAnswer,
    answers: 'Approved',
    ...decisions,
    handle: async ({ params, say }) => {
      await reviewComment(params.token, 'approved');
      return { message: say(texts.commentApproved) };
    },
  }),
  'POST /comment-reviews/{token}/refuse': call({
    summary: 'Refuse a comment',
    tag: 'Blogs',
    secret: true,
    securityEvent: 'refuse a comment',
    params: reviewParams,
    answer: messageAnswer,
    answers: 'Refused',
    ...decisions,
    handle: async ({ params, say }) => {
      await reviewComment(params.token, 'refused');
      return { message: say(texts.commentRefused) };
    },
  }),
} satisfies SiteCalls;

function wireListed({ id, name, slug, imageUrl, imageAlt, seo, category, content, date }: WholeBlog) {
  return {
    id,
    name,
    slug,
    image_url: imageUrl,
    image_alt: imageAlt ?? name,
    seo_description: seo.description,
    blog_category_id: category.id,
    blog_category: { name: category.name, slug: category.slug },
    content,
    date,
  };
}

function wireCategory({ id, name, slug, seo }: BlogCategory) {
  return { id, name, slug, ...wireSeo(seo) };
}

function wireSeo({ title, description, keywords }: Seo) {
  return { seo_title: title, seo_description: description, seo_keywords: keywords };
}

function wireLink({ name, slug, categorySlug }: { name: string; slug: string; categorySlug: string }) {
  return { name, slug, blog_category: { slug: categorySlug } };
}
