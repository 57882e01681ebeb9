import { Trans } from '@lingui/react/macro';
import type { NotificationKind as Kind } from '../notification-state.schema.ts';

/** What a notification does, in the visitor's language. */
export function NotificationKind({ kind }: { kind: Kind }) {
  switch (kind) {
    case 'New order':
      return <Trans>New order</Trans>;
    case 'Amendment':
      return <Trans>Amendment</Trans>;
    case 'Extension':
      return <Trans>Extension</Trans>;
    case 'Rescission':
      return <Trans>Rescission</Trans>;
    case 'Guideline':
      return <Trans>Guideline</Trans>;
    case 'Draft':
      return <Trans>Draft</Trans>;
    case 'Exemption':
      return <Trans>Exemption</Trans>;
    case 'Suspension':
      return <Trans>Suspension</Trans>;
  }
}
