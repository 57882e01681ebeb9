import { Trans } from '@lingui/react/macro';
import type { ExemptionKind } from '../order-kinds.schema.ts';

/** What an exemption covers, in the visitor's language. */
export function ExemptionKindName({ kind }: { kind: ExemptionKind }) {
  switch (kind) {
    case 'research':
      return <Trans>Research and development</Trans>;
    case 'export':
      return <Trans>Export</Trans>;
    case 'size':
      return <Trans>Size or rating</Trans>;
    case 'stock':
      return <Trans>Existing stock</Trans>;
    case 'transit':
      return <Trans>Goods in transit</Trans>;
    case 'spare-parts':
      return <Trans>Spare parts</Trans>;
    case 'other':
      return <Trans>Special cases</Trans>;
  }
}
