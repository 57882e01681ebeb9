import { Trans } from '@lingui/react/macro';
import type { Exemption } from '#features/orders/list-exemptions.server.ts';

/** For whom an exemption is meant; nothing if it is for everyone. */
export function ExemptionReach({ reach }: { reach: Exemption['appliesTo'] }) {
  if (reach === 'import') return <Trans>Imports only</Trans>;
  return reach === 'domestic' ? <Trans>Indian makers only</Trans> : null;
}
