import { Link } from 'react-router';

/** The number of a standard, in figures of one width, never mirrored; it leads to the standard's page. */
export function StandardReference({ slug, number }: { slug: string; number: string }) {
  return (
    <Link
      to={`/standards/${slug}`}
      className="font-mono text-[0.94em] text-assay underline underline-offset-4 hover:text-assay-hover"
    >
      <bdi>{number}</bdi>
    </Link>
  );
}
