import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { data } from 'react-router';
import { languageContext } from '#app/context.server.ts';
import { FeedLinks } from '#app/page/feed-links.tsx';
import { feedPath } from '#app/page/feed-path.ts';
import { ListPage } from '#app/page/lists/list-page.tsx';
import { listHandle, readListQuery, redirectToNearest } from '#app/page/lists/list-query.ts';
import { ListSearch } from '#app/page/lists/list-search.tsx';
import { PagedList } from '#app/page/lists/paged-list.tsx';
import { pageMeta } from '#app/page/page-meta.ts';
import { UntranslatedFrame, useByLanguage } from '#app/page/untranslated-frame.tsx';
import type { BlogCard as BlogCardView } from '#features/blogs/blog-card.ts';
import { listBlogCategories } from '#features/blogs/list-blog-categories.server.ts';
import { listBlogs } from '#features/blogs/list-blogs.server.ts';
import { findPage } from '#features/pages/pages.server.ts';
import { LinkButton } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { SidebarNav } from '#ui/sidebar-nav.tsx';
import type { Route } from './+types/blogs';
import { BlogCard } from './blog-card.tsx';
import { LeadStory } from './lead-story.tsx';

export const handle = listHandle();

function crumbsOf(category?: { slug: string; name: string }) {
  const blogs = { label: msg`Blogs`, to: '/blogs' };
  return category ? [blogs, { label: category.name, to: `/blogs/${category.slug}` }] : [blogs];
}

export function meta(args: Route.MetaArgs) {
  const { category, title, seo } = args.loaderData;
  return pageMeta(args, {
    title: title ?? msg`Blogs`,
    edited: seo,
    crumbs: crumbsOf(category),
    feeds: [
      { title: msg`Blogs`, path: feedPath('/blogs') },
      ...(category ? [{ title: msg`Blogs: ${category.name}`, path: feedPath('/blogs', category.slug) }] : []),
    ],
  });
}

/** `/blogs` and `/blogs/{category}`. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const query = readListQuery(request, handle, { sizes: [9] });
  const [{ total, blogs }, categories, page] = await Promise.all([
    listBlogs({ ...query, language, category: params.category }),
    listBlogCategories(language),
    findPage('blogs', language),
  ]);
  const category = categories.find((listed) => listed.slug === params.category);
  if (params.category !== undefined && !category) throw data(null, { status: 404 });
  redirectToNearest(request, query, total);
  return {
    query,
    total,
    blogs,
    categories: categories.map(({ slug, name, count }) => ({ slug, name, count })),
    category: category && { slug: category.slug, name: category.name },
    title: category?.name ?? page?.title ?? page?.name,
    lead: category ? category.seo.description : page?.tagLine,
    seo: category?.seo ?? page?.seo,
  };
}

export default function Blogs({ loaderData }: Route.ComponentProps) {
  const { query, total, blogs, categories, category, title, lead } = loaderData;
  const { t } = useLingui();
  const [translated, english] = useByLanguage(blogs, textOf);
  const [first, ...others] = translated;
  // The newest post opens the first page, unless it is not translated; a page of search results has no lead story.
  const story = query.page === 1 && !query.q && first === blogs[0] ? first : undefined;
  const listed = story ? others : translated;
  const all = { label: t`All Blogs`, to: '/blogs', current: !category };
  return (
    <ListPage
      crumbs={crumbsOf(category)}
      title={title ?? t`Blogs`}
      lead={lead}
      opening={story && <LeadStory blog={story} />}
      sidebar={
        <SidebarNav
          label={t`Categories`}
          currentLabel={category?.name ?? all.label}
          items={[
            all,
            ...categories.map(({ slug, name, count }) => ({
              label: name,
              to: `/blogs/${slug}`,
              current: slug === category?.slug,
              count,
            })),
          ]}
        />
      }
    >
      <PagedList
        query={query}
        total={total}
        search={<ListSearch id="blog-search" label={t`Search Blogs`} placeholder={t`Search Blogs`} query={query} />}
        empty={
          query.q ? (
            <EmptyState title={t`No post matches`} action={<LinkButton to="/blogs">{t`All Blogs`}</LinkButton>}>
              <Trans>Try fewer words, or look in all categories.</Trans>
            </EmptyState>
          ) : (
            <EmptyState title={t`No posts here yet`}>
              <Trans>Choose another category, or ask us your question.</Trans>
            </EmptyState>
          )
        }
      >
        <div className="stack-8">
          <BlogGrid blogs={listed} />
          {english.length > 0 && (
            <UntranslatedFrame isMixed texts={english.map(textOf)}>
              <BlogGrid blogs={english} />
            </UntranslatedFrame>
          )}
        </div>
      </PagedList>
      <div className="mt-8">
        <FeedLinks path={feedPath('/blogs', category?.slug)} />
      </div>
    </ListPage>
  );
}

const textOf = ({ name, summary }: BlogCardView) => `${name} ${summary}`;

function BlogGrid({ blogs }: { blogs: readonly BlogCardView[] }) {
  if (blogs.length === 0) return null;
  return (
    <ul className="grid gap-x-10 gap-y-4 sm:grid-cols-2">
      {blogs.map((blog) => (
        <li key={blog.id}>
          <BlogCard blog={blog} headingLevel={2} />
        </li>
      ))}
    </ul>
  );
}
