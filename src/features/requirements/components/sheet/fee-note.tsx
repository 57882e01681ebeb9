import { Trans } from '@lingui/react/macro';
import type { FeeSummary } from '#features/fees/list-fee-summaries.server.ts';
import { TextLink } from '#ui/text-link.tsx';

/** One line on what the government takes for an approval, which leads to the page of all its fees. */
export function FeeNote({ fees: { words, to } }: { fees: FeeSummary }) {
  const link = to ?? '/contact';
  return (
    <p className="text-sm text-ink-2">
      {words ? (
        <Trans>
          <TextLink to={link}>Government fees</TextLink>: {words}
        </Trans>
      ) : (
        <Trans>
          <TextLink to={link}>Government fees</TextLink>: No published figure. Ask us.
        </Trans>
      )}
    </p>
  );
}
