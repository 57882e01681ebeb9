import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import type { BlogCard } from '#features/blogs/blog-card.ts';
import { Icon } from '#ui/icon.tsx';
import { useOwnLanguage, useTitleLanguage } from '#ui/own-language.tsx';
import { Container } from '#ui/section.tsx';
import { BlogLine } from './blog-card.tsx';
import { BlogPicture } from './blog-picture.tsx';

/** The newest post, across the whole width: its picture on basalt, and its opening words beside it. */
export function LeadStory({ blog }: { blog: BlogCard }) {
  const languageOf = useOwnLanguage();
  const titleLanguage = useTitleLanguage();
  return (
    <div className="border-b border-rule">
      <Container className="py-8 md:py-12">
        <article className="streak group relative grid items-center gap-x-12 gap-y-6 lg:grid-cols-12">
          <div className="aspect-16/9 overflow-hidden bg-basalt lg:col-span-7">
            <BlogPicture blog={blog} eager className="size-full object-cover" />
          </div>
          <div className="min-w-0 lg:col-span-5">
            <p className="mb-3 text-ink-2">
              <BlogLine {...blog} />
            </p>
            <h2 {...titleLanguage(blog.name, blog.summary)} className="text-3xl text-balance md:text-4xl">
              {blog.name}
            </h2>
            <p {...languageOf(blog.summary)} className="mt-4 line-clamp-3 text-lg text-pretty text-ink-2">
              {blog.summary}
            </p>
            <Link
              to={`/blogs/${blog.category.slug}/${blog.slug}`}
              className="mt-5 inline-flex items-center gap-1.5 font-semibold text-assay underline-offset-4 group-hover:underline cover-link"
            >
              <Trans>Read More</Trans>
              <span className="sr-only">
                : <bdi {...titleLanguage(blog.name, blog.summary)}>{blog.name}</bdi>
              </span>
              <Icon name="arrow" size={18} />
            </Link>
          </div>
        </article>
      </Container>
    </div>
  );
}
