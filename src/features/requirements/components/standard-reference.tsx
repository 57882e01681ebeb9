import { Trans, useLingui } from '@lingui/react/macro';
import { longDate } from '#core/time/dates.ts';
import { TextLink } from '#ui/text-link.tsx';

/** The number of a standard, in figures of equal width and never mirrored, as a link to the standard's page. */
export function StandardReference({ slug, number }: { slug: string; number: string }) {
  return (
    <TextLink to={`/standards/${slug}`} className="tabular">
      <bdi>{keepTogether(number)}</bdi>
    </TextLink>
  );
}

/** Lets a long number break only between its parts, such as `IS 204` and `(Part 1):1991`. */
function keepTogether(number: string): string {
  return number.replace(/\b(IS|IEC|Part|Sec) /g, '$1\u00a0');
}

/** Says which standard replaces this one, and until when both are accepted. */
export function Succession({
  successor,
  concurrentUntil,
  today,
}: {
  successor: { slug: string; number: string };
  concurrentUntil: string | null;
  today: string;
}) {
  const { i18n } = useLingui();
  const link = <StandardReference {...successor} />;
  if (!concurrentUntil) {
    return <Trans>Being replaced by {link}.</Trans>;
  }
  const day = longDate(concurrentUntil, i18n.locale);
  return concurrentUntil >= today ? (
    <Trans>
      Being replaced by {link}. Both are accepted until {day}.
    </Trans>
  ) : (
    <Trans>
      Replaced by {link}. Both were accepted until {day}.
    </Trans>
  );
}
