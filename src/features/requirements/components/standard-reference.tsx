import { TextLink } from '#ui/text-link.tsx';

/** The number of a standard, in figures of equal width and never mirrored, as a link to the standard's page. */
export function StandardReference({ slug, number }: { slug: string; number: string }) {
  return (
    <TextLink to={`/standards/${slug}`} className="font-mono text-[0.94em]">
      <bdi>{keepTogether(number)}</bdi>
    </TextLink>
  );
}

/** Lets a long number break only between its parts, such as `IS 204` and `(Part 1):1991`. */
function keepTogether(number: string): string {
  return number.replace(/\b(IS|IEC|Part|Sec) /g, '$1\u00a0');
}
