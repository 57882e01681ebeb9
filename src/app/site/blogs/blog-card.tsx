import { useLingui } from '@lingui/react/macro';
import type { BlogCard as BlogCardView } from '#features/blogs/blog-card.ts';
import { Card } from '#ui/card.tsx';
import { BlogLine } from './blog-line.tsx';
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
