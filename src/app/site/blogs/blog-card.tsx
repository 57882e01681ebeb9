import { useLingui } from '@lingui/react/macro';
import { longDate } from '#core/time/dates.ts';
import type { BlogCard as BlogCardView } from '#features/blogs/blog-card.ts';
import { Card } from '#ui/card.tsx';
import { OwnText } from '#ui/own-language.tsx';
import { BlogPicture } from './blog-picture.tsx';

/** A post in a list of posts. */
export function BlogCard({ blog, headingLevel }: { blog: BlogCardView; headingLevel?: 2 | 3 }) {
  const { t } = useLingui();
  return (
    <Card
      to={`/blogs/${blog.category.slug}/${blog.slug}`}
      title={blog.name}
      headingLevel={headingLevel}
      media={<BlogPicture blog={blog} />}
      meta={<BlogLine {...blog} />}
      lines={3}
      actionLabel={t`Read More`}
    >
      {blog.summary}
    </Card>
  );
}

/** The line above a post's name: its category and its day. */
export function BlogLine({ category, date }: { category: { name: string }; date: string }) {
  const { i18n } = useLingui();
  return (
    <span className="flex flex-wrap gap-x-3">
      <span className="font-semibold text-ink">
        <OwnText text={category.name} />
      </span>
      <time dateTime={date}>{longDate(date, i18n.locale)}</time>
    </span>
  );
}
