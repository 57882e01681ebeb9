/**
 * The picture of a post, 16 to 9; decoration unless editors have described it.
 *
 * @param eager set in the first view, where it is loaded at once
 */
export function BlogPicture({
  blog,
  eager = false,
  className,
}: {
  blog: { imageUrl: string; imageAlt: string | null };
  eager?: boolean;
  className?: string;
}) {
  return (
    <img
      src={blog.imageUrl}
      alt={blog.imageAlt ?? ''}
      width={1600}
      height={900}
      loading={eager ? undefined : 'lazy'}
      decoding="async"
      className={className}
    />
  );
}
