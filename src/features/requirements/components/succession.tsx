import { Trans, useLingui } from '@lingui/react/macro';
import { longDate } from '#core/time/dates.ts';
import { StandardReference } from './standard-reference.tsx';

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
