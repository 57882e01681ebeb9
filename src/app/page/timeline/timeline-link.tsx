import { Trans } from '@lingui/react/macro';
import { TextLink } from '#ui/text-link.tsx';

/** Links to the timeline; renders nothing if no requirement has an order that we know. */
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
