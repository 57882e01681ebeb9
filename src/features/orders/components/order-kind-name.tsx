import { Trans } from '@lingui/react/macro';
import type { OrderKind } from '../order-kinds.schema.ts';

/** What kind of paper an instrument is, in the visitor's language. */
export function OrderKindName({ kind }: { kind: OrderKind }) {
  switch (kind) {
    case 'act':
      return <Trans>Act</Trans>;
    case 'order':
      return <Trans>Order</Trans>;
    case 'amendment':
      return <Trans>Amendment</Trans>;
    case 'rules':
      return <Trans>Rules</Trans>;
    case 'notification':
      return <Trans>Notification</Trans>;
    case 'suspension':
      return <Trans>Suspension</Trans>;
    case 'rescission':
      return <Trans>Rescission</Trans>;
    case 'extension':
      return <Trans>Extension</Trans>;
    case 'guideline':
      return <Trans>Guideline</Trans>;
    case 'clarification':
      return <Trans>Clarification</Trans>;
    case 'ruling':
      return <Trans>Ruling</Trans>;
    case 'circular':
      return <Trans>Circular</Trans>;
  }
}
