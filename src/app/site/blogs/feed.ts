import { msg } from '@lingui/core/macro';
import { data } from 'react-router';
import { languageContext, publicUrlContext } from '#app/context.server.ts';
import { feedResponse, noonOf, readFeedFile } from '#app/page/feed-file.server.ts';
import { loadI18n } from '#app/texts/i18n.ts';
import { inLanguage } from '#core/text/language.ts';
import { listBlogCategories } from '#features/blogs/list-blog-categories.server.ts';
import { listBlogs } from '#features/blogs/list-blogs.server.ts';
import { findPage } from '#features/pages/pages.server.ts';
import { getSiteSettings } from '#features/site/settings.server.ts';
import type { Route } from './+types/feed';
import { everyCategory, feedPath } from './blog-feeds.ts';

const newest = 50;

/** The newest posts, of all categories or of one, as RSS or Atom. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const feed = readFeedFile(params.file);
  const category = (await listBlogCategories(language)).find(({ slug }) => slug === feed?.name);
  if (!feed || (!category && feed.name !== everyCategory)) throw data(null, { status: 404 });
  const [{ blogs }, page, { site }, i18n] = await Promise.all([
    listBlogs({ language, q: '', category: category?.slug, page: 1, perPage: newest }),
    findPage('blogs', language),
    getSiteSettings(language),
    loadI18n(language),
  ]);
  const base = context.get(publicUrlContext);
  const absolute = (path: string) => base + inLanguage(path, language);
  return feedResponse(feed.format, {
    title: category ? i18n._(msg`Blogs: ${category.name}`) : i18n._(msg`Blogs`),
    description: (category ?? page)?.seo.description ?? '',
    language,
    publisher: site.name,
    pageUrl: absolute(category ? `/blogs/${category.slug}` : '/blogs'),
    feedUrl: `${absolute(feedPath(category?.slug))}.${feed.format}`,
    entries: blogs.map(({ name, slug, summary, date, category }) => ({
      title: name,
      url: absolute(`/blogs/${category.slug}/${slug}`),
      summary,
      published: noonOf(date),
      category: category.name,
    })),
  });
}
