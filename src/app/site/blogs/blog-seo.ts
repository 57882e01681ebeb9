import { msg } from '@lingui/core/macro';
import type { PageSeo } from '#app/page/page-meta.ts';
import { type RouteMatches, rootOf } from '#app/page/root-data.ts';
import { blogPosting, faqPage } from '#app/page/structured-data.ts';
import { inLanguage } from '#core/text/language.ts';
import type { Blog } from '#features/blogs/find-blog.server.ts';

type SeenBlog = Omit<Blog, 'content'>;

export function blogCrumbs({ name, slug, category }: Pick<SeenBlog, 'name' | 'slug' | 'category'>) {
  return [
    { label: msg`Blogs`, to: '/blogs' },
    { label: name, to: `/blogs/${category.slug}/${slug}` },
  ];
}

/** What search engines and social sites learn about a post. */
export function blogSeo(matches: RouteMatches, { blog, comments }: { blog: SeenBlog; comments: unknown[] }): PageSeo {
  const root = rootOf(matches);
  const path = `/blogs/${blog.category.slug}/${blog.slug}`;
  const posting = root && {
    headline: blog.name,
    description: blog.seo.description ?? blog.summary,
    section: blog.category.name,
    date: blog.date,
    author: blog.author?.name ?? root.siteName,
    publisher: { id: `${root.publicUrl}/#organization`, name: root.siteName },
    url: root.publicUrl + inLanguage(path, root.language),
    image: `${root.publicUrl}/og${path}.png`,
    commentCount: comments.length,
  };
  return {
    title: blog.name,
    description: blog.summary,
    edited: blog.seo,
    crumbs: blogCrumbs(blog),
    structuredData: [...(posting ? [blogPosting(posting)] : []), ...faqPage(matches, blog.faqs)],
  };
}
