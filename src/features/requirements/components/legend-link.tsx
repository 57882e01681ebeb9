import { Trans } from '@lingui/react/macro';
import { TextLink } from '#ui/text-link.tsx';

/** Leads to the one legend of the site, which says what the names of states mean. */
export function LegendLink() {
  return (
    <TextLink to="/approval-finder#words" className="no-print inline-block py-1">
      <Trans>What the words mean</Trans>
    </TextLink>
  );
}
