import { Trans } from '@lingui/react/macro';
import { TextLink } from '#ui/text-link.tsx';

/** Leads to the timeline where an order is known. */
export function TimelineLink({ to, requirements }: { to: string; requirements: readonly { order: object | null }[] }) {
  if (requirements.every(({ order }) => !order)) return null;
  return (
    <p className="mt-6">
      <TextLink to={to}>
        <Trans>Timeline of these orders</Trans>
      </TextLink>
    </p>
  );
}
