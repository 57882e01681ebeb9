import type { Seo } from '#core/content/seo-of.ts';
import { NotFoundError } from '#core/errors.ts';
import { defineApi } from '#features/define-api.ts';
import { findPage } from '#features/pages/pages.server.ts';
import { blogCalls } from './blogs.calls.ts';
import { blogTexts as texts } from './blogs.schema.ts';
import { addComment } from './comments/add-comment.server.ts';
import { listClientComments, listComments } from './comments/list-comments.server.ts';
import { getCommentReview, reviewComment } from './comments/review-comment.server.ts';
import { findBlog, listWholeBlogs } from './find-blog.server.ts';
import { type BlogCategory, listBlogCategories } from './list-blog-categories.server.ts';
import { listRelatedBlogs } from './list-related-blogs.server.ts';
import type { WholeBlog } from './whole-blog.ts';

export const blogsApi = defineApi(blogCalls, {
  'GET /blogs': async ({ language }) => {
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
  'GET /blogs/{categorySlug}/{blogSlug}': async ({ params: { categorySlug, blogSlug }, language }) => {
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
  'POST /blogs/{id}/comments': async ({ params, actor, input, say }) => {
    await addComment(actor, Number(params.id), input.comment);
    return { message: say(texts.commentSent) };
  },
  'GET /client/comments': async ({ actor, language }) =>
    (await listClientComments(actor, language)).map(({ id, text, createdAt, approval, blog }) => ({
      id,
      comments: text,
      created_at: createdAt.toISOString(),
      is_approved: approval === 'approved',
      approval,
      blog: wireLink(blog),
    })),
  'GET /comment-reviews/{token}': async ({ params, language }) => {
    const { text, name, createdAt, approval, blog } = await getCommentReview(params.token, language);
    return {
      comments: text,
      created_at: createdAt.toISOString(),
      approval,
      client: { name },
      blog: wireLink(blog),
    };
  },
  'POST /comment-reviews/{token}/approve': async ({ params, say }) => {
    await reviewComment(params.token, 'approved');
    return { message: say(texts.commentApproved) };
  },
  'POST /comment-reviews/{token}/refuse': async ({ params, say }) => {
    await reviewComment(params.token, 'refused');
    return { message: say(texts.commentRefused) };
  },
});

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
