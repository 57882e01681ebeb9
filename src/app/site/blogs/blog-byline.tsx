import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { longDate } from '#core/time/dates.ts';
import { TextLink } from '#ui/text-link.tsx';

type Dated = { date: string; category: { slug: string; name: string } };

/** The line above the name of a post: its category, the day it was posted and the number of its comments. */
export function BlogByline({ blog, commentCount }: { blog: Dated; commentCount: number }) {
  const { i18n } = useLingui();
  const day = (
    <time dateTime={blog.date} className="whitespace-nowrap">
      {longDate(blog.date, i18n.locale)}
    </time>
  );
  return (
    <p className="flex flex-wrap gap-x-5 gap-y-1">
      <TextLink to={`/blogs/${blog.category.slug}`} className="font-semibold">
        {blog.category.name}
      </TextLink>
      <span>
        <Trans>Posted on {day}</Trans>
      </span>
      <a href="#comments" className="underline decoration-rule underline-offset-4 hover:decoration-current">
        <Plural value={commentCount} _0="No comments yet" one="# comment" other="# comments" />
      </a>
    </p>
  );
}
